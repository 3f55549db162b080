import { inUtc } from '@channel/core/mechanisms/clock'
import { type Database, hasSqlState, type Queryable, statement } from '@channel/db'
import type { PurgeOptions } from './purge-options.ts'

// Messages are counted afterwards, in buckets of five minutes: counting each one in its own transaction would make all
// messages of an organization wait for each other. The buckets are the slots of an hour. A count replaces the former one
// of its bucket, so it may run at any time, also concurrently and again after a crash.

const minuteMs = 60_000
const bucketMs = 5 * minuteMs
/** When a bucket is counted again after its end, because reports may be late. Later reports are not counted. */
const recountMs = [5, 15, 30, 60].map((minutes) => minutes * minuteMs)
const lastRecountMs = Math.max(...recountMs)
/** How long before the first run counting begins, at most. */
const backfillMs = 30 * 24 * 60 * minuteMs

/** The buckets that a step may count: twice as many after a fast step, half as many after a slow one. */
const maxBuckets = 24
const slowMs = 500

const name = 'messages'
const selectProgress = statement('find_figure_progress', 'SELECT counted_until FROM figure_progress WHERE name = $1')
const isCounted = 'NOT from_business_app AND NOT imported'
const dueTime = 'coalesce(send_at, created_at)'
const selectFirst = statement(
  'find_first_counted_message',
  `SELECT ${dueTime} AS due_at FROM messages WHERE ${isCounted} AND ${inUtc(dueTime)} >= ${inUtc('$1::timestamptz')}
   ORDER BY ${inUtc(dueTime)} LIMIT 1`,
)
const saveProgress = statement(
  'save_figure_progress',
  `INSERT INTO figure_progress AS progress (name, counted_until) VALUES ($1, $2)
   ON CONFLICT (name) DO UPDATE SET counted_until = greatest(progress.counted_until, excluded.counted_until)`,
)

const hourAndSlot = (time: string) =>
  `date_trunc('hour', ${time}) AS hour, extract(minute FROM ${time})::int / ${bucketMs / minuteMs} AS slot`

/** SQL of the messages of a time. The order makes the planner choose the index by time, even before the table has statistics. */
const messagesBy = (time: string, where: string) => `
  (SELECT organization_id, ${hourAndSlot(time)}, direction, status, canceled_at FROM messages
   WHERE ${where} AND ${inUtc(time)} >= ${inUtc('$1::timestamptz')} AND ${inUtc(time)} < ${inUtc('$2::timestamptz')}
   ORDER BY ${inUtc(time)})`

/** A deleted message stays counted. */
const save = `
  ON CONFLICT (organization_id, hour, kind, slot) DO UPDATE SET count = excluded.count
  WHERE figure.count < excluded.count`

// A scheduled message counts when it is due, so that it is counted when it has left. What was canceled before it left is counted on its own,
// because counts never fall: who reads them takes it off. What a business has sent or received without the service does not count.
const countMessages = statement(
  'count_messages_by_hour',
  `INSERT INTO hourly_figures AS figure (organization_id, hour, kind, slot, count)
   SELECT organization_id, hour, 'message_' || kind, slot, count(*)
   FROM ${messagesBy(dueTime, isCounted)} AS message CROSS JOIN LATERAL unnest(
     CASE WHEN direction = 'inbound' THEN ARRAY['inbound']
          WHEN status IN ('delivered', 'read') THEN ARRAY['outbound', 'delivered']
          WHEN status = 'failed' AND canceled_at IS NOT NULL THEN ARRAY['outbound', 'canceled'] ELSE ARRAY['outbound'] END
   ) AS kind
   GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4 ${save}`,
)
const countFailures = statement(
  'count_failures_by_hour',
  `INSERT INTO hourly_figures AS figure (organization_id, hour, kind, slot, count)
   SELECT organization_id, hour, 'message_failed', slot, count(*)
   FROM ${messagesBy('failed_at', "status = 'failed' AND canceled_at IS NULL AND NOT from_business_app")} AS message
   GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4 ${save}`,
)

/**
 * Counts the messages since the last run into the hourly figures, and those that are due to be counted again. After a
 * pause, even of days, it catches up in small steps that are each committed.
 *
 * @param options.signal ends it after the current step
 */
export async function countMessagesByHour(database: Database, { now, signal }: PurgeOptions): Promise<void> {
  const nowMs = now().getTime()
  const countedMs = await countedUntil(database, nowMs)
  for (const endMs of bucketsToRecount(countedMs, nowMs)) {
    if (signal?.aborted) return
    await count(database, endMs - bucketMs, endMs)
  }
  let buckets = 1
  for (let fromMs = floorToBucket(countedMs); fromMs < nowMs && !signal?.aborted; ) {
    const toMs = Math.min(fromMs + buckets * bucketMs, floorToBucket(nowMs) + bucketMs)
    const startedMs = performance.now()
    // What is due later in this bucket has not left yet.
    const isCounted = await count(database, fromMs, Math.min(toMs, nowMs)).catch((error) => {
      if (buckets === 1 || !isTimeout(error)) throw error
      return false
    })
    const isSlow = !isCounted || performance.now() - startedMs > slowMs
    buckets = isSlow ? Math.ceil(buckets / 2) : Math.min(buckets * 2, maxBuckets)
    if (!isCounted) continue
    await database.execute(saveProgress, [name, new Date(Math.min(toMs, nowMs))])
    fromMs = toMs
  }
}

async function countedUntil(database: Queryable, nowMs: number): Promise<number> {
  const [progress] = await database.query(selectProgress, [name])
  if (progress !== undefined) return Date.parse(progress.counted_until)
  const [first] = await database.query(selectFirst, [new Date(nowMs - backfillMs)])
  return first === undefined ? nowMs : Date.parse(first.due_at)
}

/** The ends of the buckets that were complete at the last run and have reached an age of {@link recountMs} since. */
function bucketsToRecount(countedMs: number, nowMs: number): number[] {
  const ends: number[] = []
  for (let endMs = floorToBucket(countedMs); endMs > countedMs - lastRecountMs; endMs -= bucketMs) {
    if (recountMs.some((ageMs) => countedMs < endMs + ageMs && endMs + ageMs <= nowMs)) ends.push(endMs)
  }
  return ends
}

/** Resolves to true. */
async function count(database: Queryable, fromMs: number, toMs: number): Promise<boolean> {
  const range = [new Date(fromMs), new Date(toMs)]
  await database.execute(countMessages, range)
  await database.execute(countFailures, range)
  return true
}

function floorToBucket(ms: number): number {
  return Math.floor(ms / bucketMs) * bucketMs
}

/** Whether the server canceled a statement because of its time limit. */
function isTimeout(error: unknown): boolean {
  return hasSqlState(error, '57014')
}
