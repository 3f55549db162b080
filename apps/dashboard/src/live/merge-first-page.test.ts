import { expect, it } from 'vitest'
import { type ListedPage, mergeFirstPage, replaceItem } from './merge-first-page.ts'

interface Item {
  id: string
  at: number
}

const item = (at: number, id = `i${at}`): Item => ({ id, at })
const page = (items: Item[], next: string | null): ListedPage<Item> => ({
  data: items,
  has_more: next !== null,
  next_cursor: next,
})
const known = (...pages: ListedPage<Item>[]) => ({ pages, pageParams: [null, ...pages.slice(1).map(() => 'c')] })
const isAfter = (one: Item, other: Item) => one.at < other.at
const shown = ({ pages }: { pages: ListedPage<Item>[] }) => pages.map(({ data }) => data.map(({ id }) => id))

it('adds new items before those that are loaded', () => {
  const list = known(page([item(9), item(8), item(7)], 'after 7'), page([item(6), item(5)], 'after 5'))
  const merged = mergeFirstPage(list, page([item(10), item(9), item(8)], 'after 8'), isAfter)
  expect(shown(merged)).toEqual([
    ['i10', 'i9', 'i8', 'i7'],
    ['i6', 'i5'],
  ])
  expect(merged.pages.map(({ next_cursor }) => next_cursor)).toEqual(['after 7', 'after 5'])
})

it('moves an item of a later page to the front, and removes what has left the list', () => {
  const list = known(page([item(9), item(8), item(7)], 'after 7'), page([item(6), item(5)], null))
  const merged = mergeFirstPage(list, page([item(10, 'i5'), item(9), item(7)], 'after 7'), isAfter)
  expect(shown(merged)).toEqual([['i5', 'i9', 'i7'], ['i6']])
})

it('begins again where items between the two may be missing, and where the list has one page', () => {
  const list = known(page([item(3), item(2)], 'after 2'), page([item(1)], null))
  const far = page([item(9), item(8)], 'after 8')
  expect(mergeFirstPage(list, far, isAfter).pages).toEqual([far])
  const all = page([item(3)], null)
  expect(mergeFirstPage(list, all, isAfter).pages).toEqual([all])
})

it('removes an item that was deleted', () => {
  const list = known(page([item(3)], 'c'), page([item(2), item(1)], null))
  expect(shown(replaceItem(list, 'i2', undefined))).toEqual([['i3'], ['i1']])
})

it('replaces an item, and keeps the pages without it', () => {
  const list = known(page([item(3)], 'c'), page([item(2)], null))
  const replaced = replaceItem(list, 'i2', { id: 'i2', at: 20 })
  expect(replaced.pages[1]?.data).toEqual([{ id: 'i2', at: 20 }])
  expect(replaced.pages[0]).toBe(list.pages[0])
})
