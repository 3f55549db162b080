import { createHash } from 'node:crypto'
import type { Conversation } from '@channel/contract/types'
import type { Page } from '../../mechanisms/pagination/index.ts'

/**
 * Returns the weak ETag of a page of conversations: its newest `updated_at`, and a digest of the page and the filters. The
 * timestamp alone would miss a deleted conversation and a renamed contact, user or customer.
 *
 * @param filters the query of the list
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
