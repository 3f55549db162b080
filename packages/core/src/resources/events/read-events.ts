import type { ListEventsInput, WebhookEvent } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { OrganizationMoving } from '../../mechanisms/errors/index.ts'
import { timeOfIds } from '../../mechanisms/ids/index.ts'
import { dayMs } from '../../mechanisms/retries/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { comparePositions, type EventPosition, firstPosition, type Horizon } from './event-position.ts'
import { findFirstSince, findHorizon, findLastUntil, listStatements } from './event-statements.ts'

type Query = ListEventsInput['query']

/** How long events are listed, and kept at least. */
export const eventAgeDays = 30
/** A transaction is assumed to record its events within this time of its first write. */
const marginMs = 60_000
/**
 * Ids bound which partitions are read. Transactions are ordered by their beginning, ids by when they were made: no transaction of the
 * service takes as long.
 */
export const idBoundMs = dayMs

/** What may be read now, and the time of the oldest events that are listed. */
export interface VisibleEvents {
  readonly horizon: Horizon
  readonly oldestMs: number
}

export async function readHorizon(database: Queryable, { organizationId }: Scope): Promise<VisibleEvents> {
  const [row] = await database.query(findHorizon, [organizationId])
  if (row === undefined) throw new Error('the table restore_marker has lost its only row')
  const { delivery_retention_days, is_here, ...horizon } = row
  // Its later events are in another cell: no cursor may get ahead of them.
  if (!is_here) throw new OrganizationMoving()
  const days = Math.min(eventAgeDays, delivery_retention_days ?? eventAgeDays)
  return { horizon, oldestMs: Date.parse(row.now) - days * dayMs }
}

/** The part of the list that a request asks for: positions, both exclusive, and times. */
export interface EventRange {
  readonly from: EventPosition
  readonly to: EventPosition
  /** As timestamps: the first inclusive, the second exclusive. */
  readonly createdAfter: string
  readonly createdBefore: string
  /** Ids are greater, which selects the partitions that are read. */
  readonly afterId: string
}

/**
 * @param cursor the position that was reached
 * @param reachedAt the time of the last event before the request's cursor, if there is one
 */
export async function findRange(
  database: Queryable,
  scope: Scope,
  query: Query,
  { horizon, oldestMs }: VisibleEvents,
  cursor: EventPosition | undefined,
  reachedAt: string | undefined,
): Promise<EventRange> {
  const isForward = query.order === 'oldest_first'
  const end = { epoch: horizon.epoch, transaction_id: horizon.open_from, id: '' }
  const oldest = new Date(oldestMs).toISOString()
  const createdAfter = query.created_after === undefined ? oldest : later(toTimestamp(query.created_after), oldest)
  const createdBefore = query.created_before === undefined ? 'infinity' : toTimestamp(query.created_before)
  const latest = query.start === 'latest' ? end : undefined
  const lookUp = (find: PositionStatement, time: string, laterMs: number) =>
    positionOf(database, find, scope, timeOfIds('event', time, laterMs))
  const [first = firstPosition, last = end] = await Promise.all([
    isForward ? (cursor ?? latest ?? lookUp(findLastUntil, createdAfter, -marginMs)) : undefined,
    createdBefore === 'infinity' ? undefined : lookUp(findFirstSince, createdBefore, marginMs),
  ])
  const upper = [last, isForward ? end : (cursor ?? end)].toSorted(comparePositions)[0] ?? end
  const since = isForward ? later(reachedAt ?? createdAfter, createdAfter) : createdAfter
  return { from: first, to: upper, createdAfter, createdBefore, afterId: timeOfIds('event', since, -idBoundMs) }
}

type PositionStatement = typeof findFirstSince | typeof findLastUntil

/** The position before the event that a statement finds by an id, if it finds one. */
async function positionOf(
  { query }: Queryable,
  find: PositionStatement,
  { organizationId }: Scope,
  id: string,
): Promise<EventPosition | undefined> {
  const [found] = await query(find, [organizationId, id])
  return found && { epoch: found.epoch, transaction_id: found.transaction_id, id: '' }
}

/** An event that was read, with its position. */
export interface EventRow extends EventPosition {
  readonly created_at: string
  readonly payload: WebhookEvent
}

/** What was read of a range. */
export interface ReadEvents {
  readonly rows: readonly EventRow[]
  /** How far the range was examined; undefined: completely. */
  readonly reached: EventPosition | undefined
}

/** Reads at most `limit` events of a range that match the filters. */
export async function readEvents(
  database: Queryable,
  { organizationId }: Scope,
  query: Query,
  { from, to, createdAfter, createdBefore, afterId }: EventRange,
): Promise<ReadEvents> {
  const { limit, type, phone_number_id, customer_id, object_id } = query
  const values = [
    organizationId,
    ...[from.epoch, from.transaction_id, from.id],
    ...[to.epoch, to.transaction_id, to.id],
    limit + 1,
    ...[createdAfter, createdBefore, type, phone_number_id, customer_id, afterId],
  ]
  const { all, ofObject } = listStatements[query.order]
  const found: (EventRow & { matches: boolean | null; is_last_examined: boolean })[] =
    object_id === undefined ? await database.query(all, values) : await database.query(ofObject, [...values, object_id])
  const rows = found.filter(({ matches }) => matches).slice(0, limit)
  const last = found.at(-1)
  const reached = found.length > limit ? rows.at(-1) : last?.is_last_examined ? last : undefined
  return { rows, reached }
}

function later(one: string, other: string): string {
  return Date.parse(one) > Date.parse(other) || one === 'infinity' ? one : other
}
