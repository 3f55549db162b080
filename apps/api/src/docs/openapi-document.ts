import { createHash } from 'node:crypto'
import { withText } from '@channel/codegen/hono'
import { atAddress } from '@channel/contract/at-address'
import authored from '@channel/contract/openapi.json' with { type: 'json' }
import { portable } from '@channel/contract/portable-document'

const document = portable(authored)

/** The operator of the service, from the settings. */
export interface Operator {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly url?: string | undefined
}

/** The service that the document describes. */
interface Service {
  readonly operator?: Operator | undefined
  publicUrl(): string
}

/** The document that a service serves. */
export interface ServedDocument {
  readonly document: typeof document
  /** Weak, because the body may be compressed. */
  readonly etag: string
}

/** The version of the contract. */
export const { version } = document.info

const served = new WeakMap<Service, ServedDocument>()

/**
 * The contract with the operator as its contact and the service as its only server, also in its samples. Serialized once, when the
 * address of the service is known.
 */
export function servedDocument(service: Service): ServedDocument {
  const known = served.get(service)
  if (known !== undefined) return known
  const described = describeService(service.operator ?? {}, service.publicUrl())
  served.set(service, described)
  return described
}

function describeService({ name, email, url }: Operator, baseUrl: string): ServedDocument {
  const contact = {
    ...document.info.contact,
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(email !== undefined && { email }),
  }
  const servers = [{ url: baseUrl, description: 'This service.' }]
  const described = { ...document, info: { ...document.info, contact }, servers }
  const text = atAddress(JSON.stringify(described), baseUrl)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { document: withText(JSON.parse(text), text), etag: `W/"${hash}"` }
}
