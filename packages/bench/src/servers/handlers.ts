import type { ContactCreate } from '@channel/contract/types'
import { createdContactView } from '@channel/core/contacts'
import { pageOf, readPage } from '@channel/core/mechanisms/pagination'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { openPlainStore } from './open-plain-store.ts'
import { openTunedStore } from './open-tuned-store.ts'

// The handlers of all floors and peers, regardless of their framework. Ids, cursors, pages and what shows a row are the service's own.

/** The parts that each server writes in its own way. */
export interface Answer {
  readonly status: number
  readonly location?: string
  readonly body: object
}

const { BENCH_STORE, DATABASE_URL = '', CHANNEL_SECRET = '' } = process.env
const store = await (BENCH_STORE === 'tuned' ? openTunedStore(DATABASE_URL) : openPlainStore(DATABASE_URL))
const scope = {
  now: () => new Date(),
  mediaBaseUrl: '',
  secrets: deriveSecrets(CHANNEL_SECRET),
}

/** The organization of the key in an `Authorization` header. */
export async function findOrganization(authorization: string | undefined): Promise<string | undefined> {
  return authorization?.startsWith('Bearer ') ? store.findOrganization(authorization.slice(7)) : undefined
}

/** `GET /v1/{phone_number_id}/contacts` */
export async function listContacts(
  organizationId: string,
  requestId: string,
  request: { readonly account: string; readonly limit: number; readonly cursor?: string | undefined },
): Promise<Answer> {
  const { account, limit, cursor } = request
  let page: ReturnType<typeof readPage>
  try {
    page = readPage({ ...scope, organizationId }, { limit, cursor }, { list: 'listContacts', account, filters: {} })
  } catch {
    return refusal(400, 'invalid_cursor', requestId)
  }
  const contacts = await store.listContacts(organizationId, account, page.fetch, page.after)
  if (contacts === undefined) return refusal(404, 'resource_not_found', requestId)
  return { status: 200, body: { ...pageOf(page, contacts, (contact) => contact), request_id: requestId } }
}

/** `POST /v1/contacts` */
export async function createContact(organizationId: string, requestId: string, body: ContactCreate): Promise<Answer> {
  const contact = await store.createContact(organizationId, body)
  if (contact === 'account') return refusal(422, 'channel_number_not_verified', requestId)
  if (contact === 'duplicate') return refusal(400, 'invalid_field_value', requestId)
  return {
    status: 201,
    location: `/v1/${contact.channel_account.phone_number_id}/contacts/${contact.id}`,
    body: { data: createdContactView(contact), request_id: requestId },
  }
}

/** A short error. */
export function refusal(status: number, code: string, requestId: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code, request_id: requestId } } }
}
