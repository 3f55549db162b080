import type { Database } from '@channel/db'
import {
  maintainPartitions,
  purgeIdempotencyRecords,
  purgeMediaFiles,
  purgeMessages,
  purgeProviderWebhooks,
  purgeWebhookDeliveries,
} from '@channel/queues/sweeps'
import type { Client } from 'pg'
import { renderTable } from '../report/render-table.ts'

/** How far ahead the sweeps' clock is: so much of the month has expired. */
const aheadDays = 10
const dayMs = 86_400_000
/** The pause of most sweeps, × the time of a step. Measured without, because it is exactly that. */
const pauseFactor = 9

/** Rows of kinds that a month of messages has none of. */
const seedOthers = [
  `INSERT INTO media (organization_id, id, phone_number_id, status, path, stored_name, created_at)
   SELECT organization_id, 'med_' || lpad(row_number() OVER ()::text, 26, '0'), phone_number_id, 'ready', 'bench', 'bench' || row_number() OVER (),
     now() - interval '31 days'
   FROM channel_accounts, generate_series(1, 5)`,
  `INSERT INTO idempotency_records (organization_id, key, fingerprint, status, headers, request_id, body, key_id, created_at)
   SELECT organization_id, 'bench-' || n, sha256('bench'), 201, '{}', 'req', decode(repeat('00', 800), 'hex'), 'key', now() - interval '31 days'
   FROM channel_accounts, generate_series(1, 10) AS n ON CONFLICT DO NOTHING`,
  `INSERT INTO provider_webhooks (body, phone_number_id, received_at, next_attempt_at, failure)
   SELECT decode(repeat('00', 800), 'hex'), phone_number_id, now() - interval '31 days', NULL, 'bench' FROM channel_accounts`,
]

type Options = { readonly now: () => Date; readonly pauseFactor: number }

interface Kind {
  readonly name: string
  /** A statement that makes rows expire. */
  readonly setUp?: string
  /** Rows that expire for each message. */
  readonly perMessage: number
  /** What has expired. */
  readonly expired: string
  readonly isPaced: boolean
  readonly run: (database: Database, options: Options) => Promise<unknown>
}

const kindsOf = (deliveriesPerMessage: number): readonly Kind[] => [
  {
    name: 'deliveries, attempts and events, by the week',
    perMessage: deliveriesPerMessage,
    expired: "webhook_deliveries WHERE created_at < $1::timestamptz - interval '30 days'",
    isPaced: false,
    run: maintainPartitions,
  },
  {
    name: 'deliveries and attempts, if kept for 29 days',
    setUp: 'UPDATE organizations SET delivery_retention_days = 29',
    perMessage: deliveriesPerMessage,
    expired: "webhook_deliveries WHERE created_at < $1::timestamptz - interval '29 days'",
    isPaced: true,
    run: purgeWebhookDeliveries,
  },
  {
    name: 'messages, if kept for 30 days',
    setUp: 'UPDATE organizations SET message_retention_days = 30',
    perMessage: 1,
    expired: "messages WHERE created_at < $1::timestamptz - interval '30 days'",
    isPaced: true,
    run: purgeMessages,
  },
  {
    name: 'files, of every 20th message, if kept for 30 days',
    setUp: 'UPDATE organizations SET media_retention_days = 30',
    perMessage: 1 / 20,
    expired: "media WHERE path IS NOT NULL AND created_at < $1::timestamptz - interval '30 days'",
    isPaced: true,
    run: purgeMediaFiles,
  },
  {
    name: 'idempotency records, of each sent message',
    perMessage: 2 / 5,
    expired: "idempotency_records WHERE created_at < $1::timestamptz - interval '1 day'",
    isPaced: false,
    run: purgeIdempotencyRecords,
  },
  {
    name: 'given-up webhooks, of every 1,000th message',
    perMessage: 1 / 1_000,
    expired: "provider_webhooks WHERE next_attempt_at IS NULL AND received_at < $1::timestamptz - interval '30 days'",
    isPaced: false,
    run: purgeProviderWebhooks,
  },
]

/** How fast a sweep removes what has expired. */
export interface Lag {
  readonly name: string
  readonly expired: number
  readonly left: number
  /** Rows a second, with the pauses of a sweep. */
  readonly perSecond: number
  /** How long the sweep takes for what expires in an hour at the target. It repeats, so its lag is as long. */
  readonly hours: number
}

/** Measures how long one worker's sweeps take for the rows of an hour at the target. */
export async function measureRetention(
  { client, database }: { readonly client: Client; readonly database: Database },
  target: { readonly messagesPerDay: number; readonly deliveriesPerMessage: number },
  log: (line: string) => void,
): Promise<Lag[]> {
  for (const sql of seedOthers) await client.query(sql)
  await client.query('VACUUM ANALYZE')
  const now = new Date(Date.now() + aheadDays * dayMs)
  const lags: Lag[] = []
  for (const { name, setUp, perMessage, expired, isPaced, run } of kindsOf(target.deliveriesPerMessage)) {
    log(`expired ${name}`)
    if (setUp !== undefined) await client.query(setUp)
    const count = async () => Number((await client.query(`SELECT count(*) FROM ${expired}`, [now])).rows[0].count)
    const secondsOf = async () => {
      const startedMs = performance.now()
      await run(database, { now: () => now, pauseFactor: 0 })
      return ((performance.now() - startedMs) / 1_000) * (isPaced ? 1 + pauseFactor : 1)
    }
    const before = await count()
    const seconds = await secondsOf()
    const left = await count()
    const emptySeconds = await secondsOf()
    const perSecond = (before - left) / Math.max(0.001, seconds - emptySeconds)
    const perHour = (target.messagesPerDay / 24) * perMessage
    const hours = (emptySeconds + (before === left ? 0 : perHour / perSecond)) / 3_600
    lags.push({ name, expired: before, left, perSecond, hours })
  }
  return lags
}

export function renderLags(lags: readonly Lag[]): string {
  return renderTable(
    ['what has expired', 'rows', 'left', 'removed a second', 'hours for those of an hour'],
    lags.map(({ name, expired, left, perSecond, hours }) => [
      name,
      expired.toLocaleString('en'),
      left.toLocaleString('en'),
      perSecond.toFixed(0),
      hours.toFixed(2),
    ]),
  )
}
