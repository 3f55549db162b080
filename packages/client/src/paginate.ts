/** What every list answers with. */
export interface Page<Item = unknown> {
  data: Item[]
  has_more: boolean
  /** Opaque; null on the last page. */
  next_cursor: string | null
}

/** A list, page by page in the background. Each `for await` over it starts again from the beginning. */
export interface Paged<ListBody extends Page> extends AsyncIterable<ListBody['data'][number]> {
  /** The pages themselves, with `has_more`, `next_cursor` and `request_id`. */
  pages(): AsyncIterable<ListBody>
}

/**
 * Walks a list to its end. The next page is asked for only when the last item of the current one was taken; leaving
 * the loop early asks for nothing more. Cursors are passed on unchanged.
 *
 * @param fetchPage asks for one page; `cursor` is undefined for the first one, unless `options.cursor` says otherwise.
 * @param options.cursor where to resume: a `next_cursor` kept from earlier, with the same filters.
 * @param options.signal ends the walk; its reason is thrown.
 * @throws whatever `fetchPage` throws, at the page concerned: the items before it were delivered.
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

  return { pages, [Symbol.asyncIterator]: items }
}
