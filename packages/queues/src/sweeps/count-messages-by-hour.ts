import { type Database, type Queryable, statement } from '@channel/db'
import type { PurgeOptions } from './purge-options.ts'

// Messages are counted afterwards, by the hour: counting each one in its own transaction would make all messages of an
// organization wait for each other. A count replaces the former one, so it may run at any time, also concurrently and
// again after a crash. An hour is complete one hour after its end, as reports of failures may be late.

const hourMs = 60 * 60 * 1000
/** How long before the first run counting begins. */
const backfillMs = 30 * 24 * hourMs
const lateMs = hourMs
/** The time that one statement counts. */
const stepMs = 24 * hourMs

const name = 'messages'
const selectProgress = statement('find_figure_progress', 'SELECT complete_until FROM figure_progress WHERE name = $1')
const saveProgress = statement(
  'save_figure_progress',
  `INSERT INTO figure_progress AS progress (name, complete_until) VALUES ($1, $2)
   ON CONFLICT (name) DO UPDATE SET complete_until = greatest(progress.complete_until, excluded.complete_until)`,
)

/** A deleted message stays counted. */
const save = `
  ON CONFLICT (organization_id, hour, kind, slot) DO UPDATE SET count = excluded.count
  WHERE figure.count < excluded.count`

// Per account and organization, because their indexes have the times.
const countMessages = statement(
  'count_messages_by_hour',
  `INSERT INTO hourly_figures AS figure (organization_id, hour, kind, slot, count)
   SELECT account.organization_id, message.hour, 'message_' || message.kind, 0, sum(message.count)
   FROM channel_accounts account CROSS JOIN LATERAL (
     SELECT kind, date_trunc('hour', created_at) AS hour, count(*) AS count
     FROM messages CROSS JOIN LATERAL unnest(
       CASE WHEN direction = 'inbound' THEN ARRAY['inbound']
            WHEN status IN ('delivered', 'read') THEN ARRAY['outbound', 'delivered'] ELSE ARRAY['outbound'] END
     ) AS kind
     WHERE organization_id = account.organization_id AND phone_number_id = account.phone_number_id
       AND created_at >= $1 AND created_at < $2
     GROUP BY 1, 2
   ) message
   GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 ${save}`,
)
const countFailures = statement(
  'count_failures_by_hour',
  `INSERT INTO hourly_figures AS figure (organization_id, hour, kind, slot, count)
   SELECT organization.id, failed.hour, 'message_failed', 0, failed.count
   FROM organizations organization CROSS JOIN LATERAL (
     SELECT date_trunc('hour', failed_at) AS hour, count(*) AS count FROM messages
     WHERE organization_id = organization.id AND status = 'failed' AND failed_at >= $1 AND failed_at < $2
     GROUP BY 1
   ) failed
   ORDER BY 1, 2, 3 ${save}`,
)

/**
 * Counts the messages of the hours that are not complete, oldest first, into the hourly figures. It continues where the
 * last run ended, also after days.
 *
 * @param options.signal ends it after the current step
 */
export async function countMessagesByHour(database: Database, { now, signal }: PurgeOptions): Promise<void> {
  const nowMs = now().getTime()
  const completeMs = floorToHour(nowMs - lateMs)
  const endMs = floorToHour(nowMs) + hourMs
  for (let fromMs = await firstHour(database, nowMs); fromMs < endMs; fromMs += stepMs) {
    if (signal?.aborted) return
    const toMs = Math.min(endMs, fromMs + stepMs)
    await database.execute(countMessages, [new Date(fromMs), new Date(toMs)])
    await database.execute(countFailures, [new Date(fromMs), new Date(toMs)])
    await database.execute(saveProgress, [name, new Date(Math.min(toMs, completeMs))])
  }
}

async function firstHour(database: Queryable, nowMs: number): Promise<number> {
  const [progress] = await database.query(selectProgress, [name])
  return progress === undefined ? floorToHour(nowMs - backfillMs) : Date.parse(progress.complete_until)
}

function floorToHour(ms: number): number {
  return Math.floor(ms / hourMs) * hourMs
}
