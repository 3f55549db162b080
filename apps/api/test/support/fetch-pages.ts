import type { Send } from './describe-operation.ts'
import type { CheckedResponse, Query } from './send.ts'
import type { Tenant } from './tenant.ts'

/** Fetches all pages of a list. Returns the items of each page. */
export async function fetchPages(send: Send, tenant: Tenant, query: Query): Promise<CheckedResponse['body'][][]> {
  const pages: CheckedResponse['body'][][] = []
  let cursor: string | null = null
  do {
    const { body } = await send(tenant, { query: { ...query, ...(cursor === null ? {} : { cursor }) } })
    pages.push(body.data)
    if (body.has_more !== (body.next_cursor !== null)) throw new Error('has_more and next_cursor disagree')
    cursor = body.next_cursor
  } while (cursor !== null)
  return pages
}
