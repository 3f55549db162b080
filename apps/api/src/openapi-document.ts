import { withText } from '@channel/codegen/hono'
import document from '@channel/contract/openapi.json' with { type: 'json' }

/** Who operates the service, as far as the settings say. */
export interface Operator {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly url?: string | undefined
}

/** The contract as authored, with the operator as its contact. It is the same for every request, so it is made into text once. */
export function describeService({ name, email, url }: Operator) {
  const contact = {
    ...document.info.contact,
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(email !== undefined && { email }),
  }
  const described = { ...document, info: { ...document.info, contact } }
  return withText(described, JSON.stringify(described))
}

/** The contract as authored, of a service whose operator is not named. */
export const openApiDocument = withText(document, JSON.stringify(document))
