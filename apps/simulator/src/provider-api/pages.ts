import { invalidParameter } from './provider-error.ts'

const defaultLimit = 25
const maxLimit = 1000

/**
 * A page of a list, with the provider's parameters `fields`, `limit`, `after` and `before`.
 *
 * @param moreFields those that are only returned if they are requested
 */
export function page<Item extends object>(
  url: URL,
  all: readonly Item[],
  fieldNames: readonly string[],
  node: string,
  moreFields: readonly string[] = [],
) {
  const query = url.searchParams
  const fields =
    query
      .get('fields')
      ?.split(',')
      .map((field) => field.trim()) ?? fieldNames
  const unknown = fields.find((field) => !fieldNames.includes(field) && !moreFields.includes(field))
  if (unknown !== undefined)
    return invalidParameter(`Tried accessing nonexisting field (${unknown}) on node type (${node})`)
  const limit = Number(query.get('limit') ?? defaultLimit)
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit) {
    return invalidParameter(`(#100) Param limit must be a number from 1 to ${maxLimit}`)
  }
  const [after, before] = [query.get('after'), query.get('before')]
  const index = indexOf(after ?? before)
  if (index === undefined) return invalidParameter('(#100) Invalid cursor')
  const start = after !== null ? index + 1 : before !== null ? Math.max(0, index - limit) : 0
  const end = before !== null && after === null ? index : start + limit
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

function cursorOf(index: number): string {
  return Buffer.from(`index:${index}`).toString('base64url')
}

/** 0 without a cursor, undefined for an invalid one. */
function indexOf(cursor: string | null): number | undefined {
  if (cursor === null) return 0
  const index = /^index:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  return index === undefined ? undefined : Number(index)
}

/** The provider's format: an absolute URL without the token. */
function linkTo(url: URL, name: 'after' | 'before', cursor: string): string {
  const link = new URL(url)
  link.searchParams.delete('after')
  link.searchParams.delete('before')
  link.searchParams.delete('access_token')
  link.searchParams.set(name, cursor)
  return link.href
}
