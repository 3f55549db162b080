import { createHash } from 'node:crypto'
import type { Conversation } from '@channel/contract/types'
import type { Page } from '../../mechanisms/pagination/index.ts'

/**
 * The weak ETag of a page of conversations: its newest `updated_at`, and a digest of all that it shows, with the filters.
 * The moment alone would miss a conversation that is deleted, and a contact, user or customer that is renamed.
 *
 * @param filters the list's query, of which the page is a part
 */
export function pageETag(page: Page<Conversation>, filters: object): string {
  const newest =
    page.data
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .at(-1) ?? ''
  const digest = createHash('sha256')
    .update(JSON.stringify([page, filters]))
    .digest('base64url')
    .slice(0, 22)
  return `W/"${newest.replaceAll(/[^\dT]/g, '') || '0'}-${digest}"`
}
