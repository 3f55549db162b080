import { withText } from '@channel/codegen/hono'
import authored from '@channel/contract/openapi.json' with { type: 'json' }
import { portable } from '@channel/contract/portable-document'

const document = portable(authored)

/** The operator of the service, from the settings. */
export interface Operator {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly url?: string | undefined
}

/** The contract with the operator as its contact. Serialized once, because it is the same for every request. */
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

/** The contract as authored, for a service without a named operator. */
export const openApiDocument = withText(document, JSON.stringify(document))
