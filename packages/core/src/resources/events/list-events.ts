import type { ListEventsInput, WebhookEvent } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import { ApiError, invalidField } from '../../mechanisms/errors/index.ts'
import { timeOfIds } from '../../mechanisms/ids/index.ts'
import type { LiveHub } from '../../mechanisms/live/index.ts'
import { encodeCursor, type Page, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { comparePositions, type EventPosition, fromCursorPosition, toCursorPosition } from './event-position.ts'
import { findUnsettled } from './event-statements.ts'
import { findRange, idBoundMs, readEvents, readHorizon } from './read-events.ts'

/** A page of events. */
export interface EventPage extends Page<WebhookEvent> {
  /** The cursor of what follows, also of events that have not happened yet; null with the newest first. */
  resume_cursor: string | null
}

/** How a request waits for events. */
export interface Waiting {
  readonly live: Pick<LiveHub, 'expectChange'>
  /** Aborted when the client leaves. */
  readonly signal?: AbortSignal | undefined
  /** Called after each wait, with its milliseconds. */
  onWaited?(ms: number): void
}

/**
 * Lists the organization's events, in the order in which they became visible, or the other way round. While it waits for one, it
 * holds no connection.
 *
 * @throws ApiError `invalid_cursor`, `invalid_field_value` if only the oldest-first order has the parameter,
 *   `rate_limit_exceeded` if too many requests wait
 */
export async function listEvents(
  database: Queryable,
  scope: Scope,
  { query }: ListEventsInput,
  waiting: Waiting,
): Promise<EventPage> {
  for (const name of ['wait', 'start'] as const) {
    const isGiven = name === 'wait' ? query.wait > 0 : query.start === 'latest'
    if (isGiven && query.order === 'newest_first') throw invalidField(name, `\`${name}\` needs \`order=oldest_first\`.`)
  }
  const { live, signal } = waiting
  const deadline = performance.now() + query.wait * 1_000
  const expectation = query.wait > 0 ? live.expectChange(scope.organizationId) : undefined
  if (query.wait > 0 && expectation === undefined) throw tooManyWait()
  try {
    for (let retryMs = minRetryMs, after: EventPosition | undefined; ; ) {
      const { page, reached, isUnsettled } = await readOnce(database, scope, query, after)
      const leftMs = deadline - performance.now()
      if (expectation === undefined || page.data.length > 0 || page.has_more || leftMs <= 0) return page
      after = reached
      // An event is there, but an older transaction is open. No hint says when it ends.
      const unsettled = await isUnsettled()
      retryMs = unsettled ? Math.min(retryMs * 2, maxRetryMs) : minRetryMs
      const waitsFrom = performance.now()
      const goesOn = await expectation.next(Math.min(leftMs, unsettled ? retryMs : leftMs), signal)
      waiting.onWaited?.(performance.now() - waitsFrom)
      if (!goesOn || signal?.aborted) return page
    }
  } finally {
    expectation?.leave()
  }
}

const minRetryMs = 25
const maxRetryMs = 1_000

/** @param after where to continue; by default where the cursor says */
async function readOnce(
  database: Queryable,
  scope: Scope,
  query: ListEventsInput['query'],
  after: EventPosition | undefined,
) {
  const { limit, cursor, wait: _, start: __, ...filters } = query
  const { after: given, binding } = readPage(scope, { limit, cursor }, { list: 'listEvents', filters })
  const visible = await readHorizon(database, scope)
  const { horizon } = visible
  const known = given && fromCursorPosition(scope, given, horizon)
  const range = await findRange(database, scope, query, visible, after ?? known, given?.created_at)
  const { rows, reached } = await readEvents(database, scope, query, range)
  const isForward = query.order === 'oldest_first'
  // A later page may begin before the current end, if that was reached by another server.
  const end = comparePositions(range.to, range.from) > 0 ? range.to : range.from
  const next = reached ?? (isForward ? end : undefined)
  // While a transaction is open, what it holds back may be older than now.
  const isSettled = horizon.open_from === horizon.next
  const at = rows.at(-1)?.created_at ?? (isSettled ? horizon.now : (given?.created_at ?? range.createdAfter))
  const resume_cursor =
    next === undefined ? null : encodeCursor(scope, binding, toCursorPosition(scope, next, at, horizon))
  const page: EventPage = {
    data: rows.map(({ payload }) => payload),
    has_more: reached !== undefined,
    next_cursor: reached === undefined ? null : resume_cursor,
    resume_cursor: isForward ? resume_cursor : null,
  }
  const isUnsettled = async () => {
    const sinceId = timeOfIds('event', horizon.now, -idBoundMs)
    const values = [scope.organizationId, horizon.epoch, horizon.open_from, sinceId]
    const found = await database.query(findUnsettled, values)
    return found.length > 0
  }
  return { page, reached: next, isUnsettled }
}

function tooManyWait(): ApiError {
  const message =
    'Too many requests of your organization wait for events. Wait for one of them to end, or send no wait.'
  return new ApiError('rate_limit_exceeded', message, { headers: { 'Retry-After': '5' } })
}
