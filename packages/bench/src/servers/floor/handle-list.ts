import type { ServerResponse } from 'node:http'
import type { ContactsStore } from '../contacts-store.ts'
import { listPage } from '../list-page.ts'
import { newId } from '../new-id.ts'
import { refuse, reply } from './reply.ts'

/** `GET /v1/{phone_number_id}/contacts` */
export async function handleList(
  store: ContactsStore,
  organizationId: string,
  phoneNumberId: string,
  queryText: string,
  response: ServerResponse,
): Promise<void> {
  const query = new URLSearchParams(queryText)
  const limit = Number(query.get('limit') ?? 25)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return refuse(response, 400, 'invalid_limit')
  const cursor = query.get('cursor') ?? undefined
  const requestId = newId('req')
  const page = await listPage(store, { organizationId, phoneNumberId, limit, cursor, requestId })
  if (page === 'cursor') return refuse(response, 400, 'invalid_cursor')
  if (page === 'account') return refuse(response, 404, 'resource_not_found')
  reply(response, 200, page)
}
