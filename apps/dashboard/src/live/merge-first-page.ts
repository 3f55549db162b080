import type { InfiniteData } from '@tanstack/react-query'
import type { ListPage } from '../use-list.ts'

/** A page of a list in the cache, which is replaced and not changed. */
export type ListedPage<Item> = ListPage<Item> & { data: Item[] }

interface Identified {
  readonly id: string
}

type Pages<Page> = InfiniteData<Page, string | null>

/**
 * Puts the first page of a list, loaded again, in place of what was loaded of it before, so that a long list need not be loaded
 * again. Items that have left that part of the list disappear.
 *
 * @param isAfter whether an item comes after another one in the order of the list
 */
export function mergeFirstPage<Item extends Identified, Page extends ListedPage<Item>>(
  known: Pages<Page>,
  first: Page,
  isAfter: (item: Item, other: Item) => boolean,
): Pages<Page> {
  const last = first.data.at(-1)
  const fresh = new Set(first.data.map(({ id }) => id))
  const hasGap = !known.pages.some(({ data }) => data.some(({ id }) => fresh.has(id)))
  if (last === undefined || !first.has_more || hasGap) return { pages: [first], pageParams: [null] }
  const rest = known.pages.map((page) => ({
    ...page,
    data: page.data.filter((item) => !fresh.has(item.id) && isAfter(item, last)),
  }))
  const [own, ...others] = rest
  if (own === undefined || (own.data.length === 0 && others.length === 0)) return { pages: [first], pageParams: [null] }
  return { ...known, pages: [{ ...own, data: [...first.data, ...own.data] }, ...others] }
}

/** Replaces an item that is loaded. @param item undefined if it was deleted */
export function replaceItem<Item extends Identified, Page extends ListedPage<Item>>(
  known: Pages<Page>,
  id: string,
  item: Item | undefined,
): Pages<Page> {
  const isIt = (each: Item) => each.id === id
  const replace = (page: Page): Page =>
    page.data.some(isIt) ? { ...page, data: page.data.flatMap((each) => (isIt(each) ? (item ?? []) : each)) } : page
  return { ...known, pages: known.pages.map(replace) }
}

interface Created extends Identified {
  readonly created_at: string
}

/** The order of most lists of the API, newest first: by creation, then by id. */
export function isCreatedEarlier(one: Created, other: Created): boolean {
  return one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id)
}
