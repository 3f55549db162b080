import type { IfChanged } from './if-changed.ts'

/** The items in the field `data` of a body, which most lists have. */
type DataOf<Body> = Body extends { data?: readonly (infer Item)[] | null | undefined } ? Item : unknown

/** A list that loads its pages on demand. Each `for await` starts again at the beginning. */
export interface Paged<Body, Item = DataOf<Body>> extends AsyncIterable<Item> {
  /** The pages. */
  pages(): AsyncIterable<Body>
  /** Requests one page: the first one, or that of the cursor. */
  page(): Promise<Body>
}

/** A list whose pages can be requested conditionally. */
export interface ConditionalPaged<Body, Item = DataOf<Body>> extends Paged<Body, Item> {
  /**
   * Requests one page, unless it has not changed since an earlier response, whose `etag` is passed; none for the first
   * request.
   */
  pageIfChanged(etag: string | undefined): Promise<IfChanged<Body>>
}

/** How a list is read. */
export interface PagedOptions<Body, Item, Position> {
  /** The position of the first page; by default undefined. */
  first?: Position | undefined
  /** The position of the page after one. Undefined if there is none. */
  next(body: Body, position: Position | undefined): Position | undefined
  items(body: Body): readonly Item[]
  /** Ends the iteration; its reason is thrown. */
  signal?: AbortSignal | null | undefined
}

/**
 * Iterates over a list. The next page is requested only after the last item of the current one; a loop that ends
 * early requests nothing more.
 *
 * @throws whatever `fetchPage` throws, after the items before that page were yielded.
 */
export function pagedOf<Body, Item, Position>(
  fetchPage: (position: Position | undefined) => Promise<Body>,
  { first, next, items, signal }: PagedOptions<Body, Item, Position>,
): Paged<Body, Item> {
  async function* pages(): AsyncGenerator<Body, void, undefined> {
    let position = first
    while (true) {
      signal?.throwIfAborted()
      const page = await fetchPage(position)
      yield page
      const following = next(page, position)
      if (following === undefined) return
      if (following === position) throw new Error('The list does not advance: its next cursor is the one just used.')
      position = following
    }
  }

  async function* iterate(): AsyncGenerator<Item, void, undefined> {
    for await (const page of pages()) {
      for (const item of items(page)) {
        signal?.throwIfAborted()
        yield item
      }
    }
  }

  return { pages, page: async () => fetchPage(first), [Symbol.asyncIterator]: iterate }
}
