import { z } from 'zod'
import type { Outcome } from '../provider.ts'
import { call } from './call.ts'

const pageSize = 100

export interface Listing {
  readonly url: URL
  readonly token: string
  /** The timeout of one page. */
  readonly timeoutMs: number
  /** The timeout of all pages together. */
  readonly callTimeoutMs: number
}

/**
 * Loads all items of a listing, over all pages. `paging.next` shows that another page exists; `cursors.after` is
 * its cursor.
 */
export async function listPages<Item>(listing: Listing, items: z.ZodType<Item[]>): Promise<Outcome<Item[]>> {
  const page = z.object({
    data: items,
    paging: z
      .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
      .optional(),
  })
  const { token, timeoutMs } = listing
  const deadline = AbortSignal.timeout(listing.callTimeoutMs)
  const all: Item[] = []
  const seen = new Set<string>()
  let after: string | undefined
  do {
    const url = new URL(listing.url)
    url.searchParams.set('limit', String(pageSize))
    if (after !== undefined) url.searchParams.set('after', after)
    const outcome = await call({ url, token, timeoutMs, deadline }, page)
    if (!outcome.ok) return outcome
    for (const item of outcome.value.data) all.push(item)
    // Uses the cursor, not the URL in `next`: the token must only be sent to the configured host.
    after = outcome.value.paging?.next === undefined ? undefined : outcome.value.paging.cursors?.after
    if (after !== undefined && seen.has(after)) return cycleFailure(after)
    seen.add(after ?? '')
  } while (after !== undefined)
  return { ok: true, value: all }
}

function cycleFailure(cursor: string): Outcome<never> {
  const message = `the list repeats its cursor ${JSON.stringify(cursor)}`
  return { ok: false, failure: { kind: 'unreadable', message, unsent: false } }
}
