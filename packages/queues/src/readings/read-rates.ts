import { inUtc } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'

/** How many items a queue has processed per minute, on average since the beginning of the last hour. */
export interface QueueRate {
  readonly queue: string
  readonly perMinute: number
}

const start = "date_trunc('hour', statement_timestamp() - interval '1 hour')"

// From the hourly figures. clock_timestamp() may change within a statement, so that PostgreSQL would read all hours.
const read = statement(
  'read_queue_rates',
  `SELECT CASE kind WHEN 'message_inbound' THEN 'inbox' WHEN 'message_outbound' THEN 'sends' ELSE 'deliveries' END AS queue,
     sum(count)::float8
       / greatest(1, extract(epoch FROM statement_timestamp() - ${start}) / 60)::float8 AS per_minute
   FROM hourly_figures
   WHERE ${inUtc('hour')} >= ${inUtc(start)}
     AND kind IN ('message_inbound', 'message_outbound', 'delivery_succeeded', 'delivery_failed', 'delivery_dead')
   GROUP BY 1`,
)

/** Reads the rates of the inbox, of sends and of deliveries of all kinds. */
export async function readRates(database: Queryable): Promise<QueueRate[]> {
  const rows = await database.query(read)
  return rows.map(({ queue, per_minute }) => ({ queue: queue ?? '', perMinute: per_minute ?? 0 }))
}
