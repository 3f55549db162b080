import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'

// A cursor is `v1.payload.hmac`. The payload says where the page before ended and what list that was; the hmac is over the
// payload as written, not as decoded, since base64url has several spellings of the same bytes and a changed cursor must not
// pass. The position holds created_at as PostgreSQL wrote it, with microseconds: through a Date, rows get lost between pages.

/** What a cursor belongs to. With any other of these it is `invalid_cursor`; the page size is not among them. */
export interface CursorBinding {
  /** The operation that lists; twins with the same rows share one. */
  readonly list: string
  /** The phone_number_id of the path, or nothing. */
  readonly account?: string
  readonly filters: Readonly<Record<string, string | undefined>>
}

/** Where a page ended: the sort key of its last row, a moment (`created_at` of most lists) and the id. */
export interface Position {
  readonly created_at: string
  readonly id: string
}

type Payload = readonly [list: string, organization: string, account: string, filters: string, ...position: string[]]

const longestCursor = 1000

/** A cursor for the page that begins after the position. */
export function encodeCursor(scope: Scope, binding: CursorBinding, position: Position): string {
  const payload: Payload = [...boundTo(scope, binding), position.created_at, position.id]
  const signed = `v1.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
  return `${signed}.${sign(scope.secrets.current('cursor').key, signed)}`
}

/**
 * The position that a cursor holds.
 *
 * @throws ApiError `invalid_cursor` unless it is, to the character, one that this service made for this list, account,
 *   organization and these filters
 */
export function decodeCursor(scope: Scope, binding: CursorBinding, cursor: string): Position {
  const payload = authenticPayload(scope, cursor)
  const bound = boundTo(scope, binding)
  if (payload === undefined || !bound.every((part, index) => part === payload[index])) throw invalidCursor()
  const [created_at, id] = payload.slice(bound.length)
  if (created_at === undefined || id === undefined) throw invalidCursor()
  return { created_at, id }
}

function authenticPayload(scope: Scope, cursor: string): Payload | undefined {
  if (cursor.length > longestCursor) return undefined
  const end = cursor.lastIndexOf('.')
  const signed = cursor.slice(0, end)
  if (!signed.startsWith('v1.')) return undefined
  const signature = cursor.slice(end + 1)
  if (!scope.secrets.all('cursor').some(({ key }) => sameText(signature, sign(key, signed)))) return undefined
  return JSON.parse(Buffer.from(signed.slice('v1.'.length), 'base64url').toString()) as Payload
}

function boundTo(scope: Scope, { list, account, filters }: CursorBinding): Payload {
  return [list, scope.organizationId, account ?? '', hashFilters(filters)]
}

function hashFilters(filters: CursorBinding['filters']): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  given.sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(given)).digest('base64url').slice(0, 22)
}

function sign(key: Parameters<typeof createHmac>[1], signed: string): string {
  return createHmac('sha256', key).update(signed).digest('base64url')
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function invalidCursor(): ApiError {
  return new ApiError(
    'invalid_cursor',
    'The cursor is malformed, was changed, or belongs to another list, account or set of filters. Start again without one.',
    { param: 'cursor' },
  )
}
