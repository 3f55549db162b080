import { type ConditionalPaged as ConditionalList, type Paged as List, pagedOf } from '@channel/codegen/client'

/** The body of every list. */
export interface Page<Item = unknown> {
  data: Item[]
  has_more: boolean
  /** Opaque; null on the last page. */
  next_cursor: string | null
}

/** A list that loads its pages on demand. Each `for await` starts again at the beginning. */
export interface Paged<ListBody extends Page> extends List<ListBody, ListBody['data'][number]> {}

/** A list whose pages can be requested conditionally. */
export interface ConditionalPaged<ListBody extends Page> extends ConditionalList<ListBody, ListBody['data'][number]> {}

/**
 * Iterates over a list. The next page is requested only after the last item of the current one; a loop that ends
 * early requests nothing more. Cursors are passed on unchanged.
 *
 * @param fetchPage requests one page; `cursor` is undefined for the first page unless `options.cursor` is set.
 * @param options.cursor resumes the list: a `next_cursor` saved earlier, with the same filters.
 * @param options.signal ends the iteration; its reason is thrown.
 * @throws whatever `fetchPage` throws, after the items before that page were yielded.
 */
export function paginate<ListBody extends Page>(
  fetchPage: (cursor: string | undefined) => Promise<ListBody>,
  options: { cursor?: string | undefined; signal?: AbortSignal | null | undefined } = {},
): Paged<ListBody> {
  return pagedOf<ListBody, ListBody['data'][number], string>(fetchPage, {
    first: options.cursor,
    next: ({ next_cursor }) => next_cursor ?? undefined,
    items: ({ data }) => data as ListBody['data'][number][],
    signal: options.signal,
  })
}
