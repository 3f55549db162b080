import type { IfChanged } from './if-changed.ts'

/** The body of every list. */
export interface Page<Item = unknown> {
  data: Item[]
  has_more: boolean
  /** Opaque; null on the last page. */
  next_cursor: string | null
}

/** A list that loads its pages on demand. Each `for await` starts again at the beginning. */
export interface Paged<ListBody extends Page> extends AsyncIterable<ListBody['data'][number]> {
  /** The pages, with `has_more`, `next_cursor` and `request_id`. */
  pages(): AsyncIterable<ListBody>
  /** Requests one page: the first one, or that of the cursor. */
  page(): Promise<ListBody>
}

/** A list whose pages can be requested conditionally. */
export interface ConditionalPaged<ListBody extends Page> extends Paged<ListBody> {
  /**
   * Requests one page, unless it has not changed since an earlier response, whose `etag` is passed; none for the first
   * request.
   */
  pageIfChanged(etag: string | undefined): Promise<IfChanged<ListBody>>
}

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
  const { signal } = options

  async function* pages(): AsyncGenerator<ListBody, void, undefined> {
    let cursor = options.cursor
    while (true) {
      signal?.throwIfAborted()
      const page = await fetchPage(cursor)
      yield page
      if (page.next_cursor === null) return
      if (page.next_cursor === cursor)
        throw new Error('The list does not advance: its next cursor is the one just used.')
      cursor = page.next_cursor
    }
  }

  async function* items(): AsyncGenerator<ListBody['data'][number], void, undefined> {
    for await (const page of pages()) {
      for (const item of page.data as ListBody['data'][number][]) {
        signal?.throwIfAborted()
        yield item
      }
    }
  }

  return { pages, page: async () => fetchPage(options.cursor), [Symbol.asyncIterator]: items }
}
