import { providerError } from './provider-error.ts'
import type { SimulatedTemplate } from './templates.ts'

const defaultFields = ['name', 'parameter_format', 'components', 'language', 'status', 'category', 'id']
const fieldNames = new Set(defaultFields)
const defaultLimit = 25
const mostLimit = 1000

/** A page of an account's templates: `fields`, `limit`, `after` or `before`, `status` and `name` as the provider takes them. */
export function listTemplates(url: URL, all: readonly SimulatedTemplate[]): Response {
  const query = url.searchParams
  const fields =
    query
      .get('fields')
      ?.split(',')
      .map((field) => field.trim()) ?? defaultFields
  const unknown = fields.find((field) => !fieldNames.has(field))
  if (unknown !== undefined) {
    return invalid(`Tried accessing nonexisting field (${unknown}) on node type (MessageTemplate)`)
  }
  const limit = Number(query.get('limit') ?? defaultLimit)
  if (!Number.isInteger(limit) || limit < 1 || limit > mostLimit) {
    return invalid(`(#100) Param limit must be a number from 1 to ${mostLimit}`)
  }
  const matching = all.filter(
    ({ status, name }) => status === (query.get('status') ?? status) && name === (query.get('name') ?? name),
  )
  const [after, before] = [query.get('after'), query.get('before')]
  const place = placeOf(after ?? before)
  if (place === undefined) return invalid('(#100) Invalid cursor')
  const start = after !== null ? place + 1 : before !== null ? Math.max(0, place - limit) : 0
  const end = before !== null && after === null ? place : start + limit
  const shown = matching.slice(start, end)
  const data = shown.map((template) => pick(template, fields))
  if (shown.length === 0) return Response.json({ data })
  const cursors = { before: cursorOf(start), after: cursorOf(start + shown.length - 1) }
  const paging = {
    cursors,
    ...(start + shown.length < matching.length ? { next: linkTo(url, 'after', cursors.after) } : {}),
    ...(start > 0 ? { previous: linkTo(url, 'before', cursors.before) } : {}),
  }
  return Response.json({ data, paging })
}

function pick(template: SimulatedTemplate, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(template).filter(([name]) => name === 'id' || fields.includes(name)))
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
