import { createHash } from 'node:crypto'
import { ApiError } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'
import { isSignedText, signText } from '../sealing/index.ts'

// A cursor is `v1.payload.hmac`. The payload holds the position where the previous page ended and identifies the list.
// The hmac covers the encoded payload, since base64url has several encodings of the same bytes and a changed cursor
// must be refused. The position holds created_at in PostgreSQL's text form, with microseconds: a Date would lose rows
// between pages.

/** The request that a cursor is bound to. A different one makes the cursor invalid; the page size may change. */
export interface CursorBinding {
  /** The operation that lists; operations with the same rows share a name. */
  readonly list: string
  /** The phone_number_id of the path, if any. */
  readonly account?: string
  readonly filters: Readonly<Record<string, string | undefined>>
}

/** The end of a page: the sort key of its last row, a timestamp (`created_at` for most lists) and the id. */
export interface Position {
  readonly created_at: string
  readonly id: string
}

type Payload = readonly [list: string, organization: string, account: string, filters: string, ...position: string[]]

const maxCursorLength = 1000

/** Encodes a cursor for the page after the position. */
export function encodeCursor(scope: Scope, binding: CursorBinding, position: Position): string {
  const payload: Payload = [...boundTo(scope, binding), position.created_at, position.id]
  const signed = `v1.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
  return `${signed}.${signText(scope.secrets, 'cursor', signed)}`
}

/**
 * Decodes the position of a cursor.
 *
 * @throws ApiError `invalid_cursor` unless this service made exactly this cursor for this list, account, organization
 *   and filters
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
  if (cursor.length > maxCursorLength) return undefined
  const end = cursor.lastIndexOf('.')
  const signed = cursor.slice(0, end)
  if (!signed.startsWith('v1.')) return undefined
  const signature = cursor.slice(end + 1)
  if (!isSignedText(scope.secrets, 'cursor', signed, signature)) return undefined
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

function invalidCursor(): ApiError {
  return new ApiError(
    'invalid_cursor',
    'The cursor is malformed, was changed, or belongs to another list, account or set of filters. Start again without one.',
    { param: 'cursor' },
  )
}
