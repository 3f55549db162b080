import type { OperationRequest, Target } from '../target/target.ts'
import { givenVariety } from './given-variety.ts'
import { changedRequest, type OperationTable } from './operation-table.ts'

/** A page of a list. */
export interface ListPage {
  readonly data: readonly ListItem[]
  readonly has_more: boolean
  readonly next_cursor: string | null
}

export interface ListItem {
  readonly id: string
}

type List = OperationTable['operation']
const maxLimit = 100

export async function pageOf(
  target: Target,
  list: List,
  query: Record<string, string | number>,
  change: OperationRequest = {},
): Promise<ListPage> {
  await target.session.once(`variety of ${list.id}`, () => givenVariety(target, list.id))
  const request = await changedRequest(target, list, { ...change, query: { limit: maxLimit, ...query } })
  return (await target.send(list.id, request)) as unknown as ListPage
}

/** The first items of a list, as many as a page can have; the same for all its scenarios until they are read again. */
export async function itemsOf(target: Target, list: List, again = false): Promise<readonly ListItem[]> {
  return (await shared(target, `items of ${list.id}`, again, () => pageOf(target, list, {}))).data
}

/** The page with its first item. */
export function firstPageOf(target: Target, list: List, again = false): Promise<ListPage> {
  return shared(target, `first page of ${list.id}`, again, () => pageOf(target, list, { limit: 1 }))
}

function shared<Made>({ session }: Target, name: string, again: boolean, make: () => Promise<Made>): Promise<Made> {
  if (again) session.forget(name)
  return session.once(name, make)
}

/** A cursor of the list without filters. @throws Skipped if it has only one page */
export async function givenCursor(target: Target, list: List): Promise<string> {
  const { next_cursor } = await firstPageOf(target, list)
  return next_cursor ?? target.skip('the list has only one item')
}
