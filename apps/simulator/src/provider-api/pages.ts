import { providerError } from './provider-error.ts'

const defaultLimit = 25
const mostLimit = 1000

/** A page of a list: `fields`, `limit`, `after` or `before` as the provider takes them. */
export function page<Item extends object>(url: URL, all: readonly Item[], fieldNames: readonly string[], node: string) {
  const query = url.searchParams
  const fields =
    query
      .get('fields')
      ?.split(',')
      .map((field) => field.trim()) ?? fieldNames
  const unknown = fields.find((field) => !fieldNames.includes(field))
  if (unknown !== undefined) return invalid(`Tried accessing nonexisting field (${unknown}) on node type (${node})`)
  const limit = Number(query.get('limit') ?? defaultLimit)
  if (!Number.isInteger(limit) || limit < 1 || limit > mostLimit) {
    return invalid(`(#100) Param limit must be a number from 1 to ${mostLimit}`)
  }
  const [after, before] = [query.get('after'), query.get('before')]
  const place = placeOf(after ?? before)
  if (place === undefined) return invalid('(#100) Invalid cursor')
  const start = after !== null ? place + 1 : before !== null ? Math.max(0, place - limit) : 0
  const end = before !== null && after === null ? place : start + limit
  const shown = all.slice(start, end)
  const data = shown.map((item) => pick(item, fields))
  if (shown.length === 0) return Response.json({ data })
  const cursors = { before: cursorOf(start), after: cursorOf(start + shown.length - 1) }
  const paging = {
    cursors,
    ...(start + shown.length < all.length ? { next: linkTo(url, 'after', cursors.after) } : {}),
    ...(start > 0 ? { previous: linkTo(url, 'before', cursors.before) } : {}),
  }
  return Response.json({ data, paging })
}

/** Only these fields, and always the id. */
export function pick(item: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(item).filter(([name]) => name === 'id' || fields.includes(name)))
}

function cursorOf(place: number): string {
  return Buffer.from(`place:${place}`).toString('base64url')
}

/** 0 without a cursor, undefined for one that never was given. */
function placeOf(cursor: string | null): number | undefined {
  if (cursor === null) return 0
  const place = /^place:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  return place === undefined ? undefined : Number(place)
}

/** As the provider writes them: absolute, with the token left out. */
function linkTo(url: URL, name: 'after' | 'before', cursor: string): string {
  const link = new URL(url)
  link.searchParams.delete('after')
  link.searchParams.delete('before')
  link.searchParams.delete('access_token')
  link.searchParams.set(name, cursor)
  return link.href
}

function invalid(message: string): Response {
  return providerError({ code: 100, message })
}
