import type { PageSteps } from './create-queries.ts'
import type { TableEntry } from './table-entry.ts'

/** How the pages of a list are requested: the token `page` of its entry. */
interface PageStyle {
  style: string
  parameter: string
  next: string
  items: string
}

function styleOf({ tokens }: TableEntry): PageStyle {
  const [style = '', parameter = '', next = '', items = ''] = (tokens.page ?? 'cursor:cursor:next_cursor:data').split(
    ':',
  )
  return { style, parameter, next, items }
}

/** The items of a page. */
export function itemsOf(entry: TableEntry, page: unknown): unknown[] {
  const items = valueAt(page, styleOf(entry).items)
  return Array.isArray(items) ? items : []
}

/** The addresses in the header `Link` of pages, which their bodies do not have. */
const links = new WeakMap<object, string>()

/** Remembers the address of the next page that the header `Link` of a response has. */
export function rememberLink(page: unknown, { headers }: Response): void {
  const next = /<([^>]*)>[^,]*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1]
  if (next !== undefined && typeof page === 'object' && page !== null) links.set(page, next)
}

/** The steps of all styles. The position of `link` is the query of the next page as a text. */
export const pageSteps: PageSteps = {
  parameter: (entry) => styleOf(entry).parameter,
  next(entry, page, position) {
    const { style, parameter, next } = styleOf(entry)
    if (style === 'link') return queryIn(links.get(page as object))
    if (style === 'cursor') return cursorIn(valueAt(page, next), parameter)
    const count = itemsOf(entry, page).length
    if (count === 0) return undefined
    return style === 'page' ? Number(position ?? (next || 1)) + 1 : Number(position ?? 0) + count
  },
}

/** A cursor, also from an address that has it as a parameter. */
function cursorIn(value: unknown, parameter: string): unknown {
  if (value === null || value === '') return undefined
  if (typeof value !== 'string' || !/^https?:/.test(value)) return value
  return new URL(value).searchParams.get(parameter) ?? undefined
}

function queryIn(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address, 'http://localhost').search.slice(1)
}

/** The query of a page. */
export function queryOf(entry: TableEntry, query: object | undefined, position: unknown): object | undefined {
  if (position === undefined) return query
  const { style, parameter } = styleOf(entry)
  return style === 'link'
    ? Object.fromEntries(new URLSearchParams(String(position)))
    : { ...query, [parameter]: position }
}

/** The value at a path with dots; the value itself for an empty one. */
function valueAt(value: unknown, path: string): unknown {
  const keys = path.split('.').filter((key) => key !== '')
  return keys.reduce((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value)
}
