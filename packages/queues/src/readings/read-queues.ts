import { ageInSeconds, isReleased } from '@channel/core/mechanisms/restore'
import { type Database, type Statement, statement } from '@channel/db'
import { deliveryLanes, laneColumn } from '../deliveries/index.ts'
import {
  type GroupKey,
  maxDepth,
  planInOrder,
  type QueueState,
  type RememberedWaiting,
  rememberedGroups,
  rememberWaiting,
  WaitingSince,
  waitingGroups,
} from '../leased/index.ts'
import { mayBeClaimed } from '../sends/index.ts'

interface Parts {
  readonly table: string
  /** What leads an index with the predicate `isWaiting`; its next column is `dueAt`. */
  readonly groups: readonly GroupKey[]
  readonly isWaiting: string
  readonly dueAt: string
  /** Whether another index with this predicate is on `dueAt` alone. */
  readonly isRemembered?: boolean
  /** Joins that keep some of the groups. */
  readonly join?: string
  /** Which groups. */
  readonly which?: string
  /** Which due rows count for the age, if not all: a condition on `send`. Of each group, as many rows are checked as are counted. */
  readonly countsAsLate?: string
}

// Skips from group to group, as a claim does, and reads nothing but the index: the first entry of each group has its oldest item.
// The orders make the planner use the index, whatever the statistics say.
function queueSql({
  table,
  groups,
  isWaiting,
  dueAt,
  isRemembered = false,
  join = '',
  which = 'true',
  countsAsLate,
}: Parts): string {
  const waiting = { table, keys: groups, isWaiting, dueAt }
  const own = groups
    .map((key) => (typeof key === 'string' ? `${key} = waiting.${key}` : `${key[1]} = waiting.${key[0]}`))
    .concat(isWaiting, `${dueAt} >= waiting.due_at`)
    .join(' AND ')
  const late =
    countsAsLate === undefined
      ? 'due'
      : `(SELECT waiting.*, late.since FROM due AS waiting CROSS JOIN LATERAL (
           SELECT send.${dueAt} AS since FROM (
             SELECT * FROM ${table} WHERE ${own} AND ${dueAt} <= statement_timestamp() ORDER BY ${dueAt} LIMIT ${maxDepth}
           ) AS send WHERE ${countsAsLate} ORDER BY send.${dueAt} LIMIT 1
         ) AS late)`
  return `WITH RECURSIVE ${isRemembered ? rememberedGroups({ ...waiting, remembered: ['$1', '$2'] }) : waitingGroups(waiting)},
   due AS MATERIALIZED (SELECT waiting.* FROM waiting ${join})
   SELECT ${isRemembered ? `${rememberWaiting}, ` : ''}(SELECT count(*)::int FROM (
       SELECT FROM due AS waiting CROSS JOIN LATERAL (
         SELECT FROM ${table} WHERE ${own} ORDER BY ${dueAt} LIMIT ${maxDepth}
       ) AS item WHERE ${which} LIMIT ${maxDepth}
     ) AS counted) AS depth,
     (SELECT ${ageInSeconds(`min(${countsAsLate === undefined ? 'due_at' : 'since'})`)} FROM ${late} AS waiting
      WHERE ${which} AND ${groups.includes('organization_id') ? isReleased('organization_id') : 'true'}) AS oldest_age`
}

const webhooksSql = (isHistory: string) =>
  queueSql({
    table: 'provider_webhooks',
    groups: ['phone_number_id'],
    isWaiting: `next_attempt_at IS NOT NULL AND ${isHistory}`,
    dueAt: 'next_attempt_at',
    isRemembered: true,
  })
const inbox = statement('read_inbox_queue', webhooksSql('NOT is_history'))
const history = statement('read_history_queue', webhooksSql('is_history'))
// A message that waits for an earlier one of its conversation is not late: a contact gets one every 6 seconds after a burst.
const sends = statement(
  'read_sends_queue',
  queueSql({
    table: 'message_sends',
    groups: ['organization_id', 'phone_number_id', ['is_bulk', 'is_bulk', 'boolean']],
    isWaiting: "state = 'pending'",
    dueAt: 'next_attempt_at',
    isRemembered: true,
    countsAsLate: mayBeClaimed('0'),
  }),
)
// Broadcasts that run or are scheduled. They are late if no worker makes their messages.
const broadcasts = statement(
  'read_broadcasts_queue',
  queueSql({
    table: 'broadcasts',
    groups: ['organization_id'],
    isWaiting: "status IN ('scheduled', 'running')",
    dueAt: 'next_attempt_at',
  }),
)
// Their depth is what waits for its time; they are late only if they should have been moved to the messages to send.
const scheduledSends = statement(
  'read_scheduled_sends_queue',
  queueSql({
    table: 'message_sends',
    groups: ['organization_id'],
    isWaiting: "state = 'scheduled'",
    dueAt: 'created_at',
  }),
)
const uncertainSends = statement(
  'read_uncertain_sends_queue',
  `SELECT count(*)::int AS depth, ${ageInSeconds(`min(called_at) FILTER (WHERE ${isReleased('organization_id')})`)} AS oldest_age
   FROM (SELECT organization_id, called_at FROM message_sends
     WHERE state = 'uncertain' ORDER BY uncertain_until LIMIT ${maxDepth}) AS counted`,
)
// Nothing is delivered to a disabled subscription. A row for each lane, so that the subscriptions are found once.
const deliveries = statement(
  'read_delivery_queues',
  `${queueSql({
    table: 'webhook_deliveries',
    groups: ['organization_id', 'subscription_id', ['lane', laneColumn, 'int']],
    isWaiting: 'next_attempt_at IS NOT NULL',
    dueAt: 'next_attempt_at',
    isRemembered: true,
    join: `JOIN webhook_subscriptions subscription ON subscription.organization_id = waiting.organization_id
       AND subscription.id = waiting.subscription_id AND subscription.enabled`,
    which: 'waiting.lane = lanes.lane',
  })} FROM generate_series(0, ${deliveryLanes.length - 1}) AS lanes (lane) ORDER BY lanes.lane`,
)
const media = statement(
  'read_media_queue',
  queueSql({
    table: 'media',
    groups: ['organization_id'],
    isWaiting: "status = 'pending'",
    dueAt: 'next_fetch_at',
  }),
)

type Read = Statement<RememberedWaiting & { depth: number | null; oldest_age: number | null }>

/** The queues of each statement, as its rows have them. */
const queues: readonly { readonly names: readonly string[]; readonly read: Read; readonly isRemembered?: boolean }[] = [
  { names: ['inbox'], read: inbox, isRemembered: true },
  { names: ['history'], read: history, isRemembered: true },
  { names: ['sends'], read: sends, isRemembered: true },
  { names: ['broadcasts'], read: broadcasts },
  { names: ['scheduled_sends'], read: scheduledSends },
  { names: ['uncertain_sends'], read: uncertainSends },
  { names: deliveryLanes.map((lane) => `deliveries_${lane}`), read: deliveries, isRemembered: true },
  { names: ['media'], read: media },
]

/** How long a reading may miss a row that appears late, in milliseconds. */
const wideEveryMs = 300_000

/** Remembers since when rows wait in each queue, between readings of a process. */
export const waitingInQueues = () =>
  queues.map(({ isRemembered }) => (isRemembered ? new WaitingSince([], wideEveryMs) : undefined))

/** Reads what waits in each queue, one after the other, so that it takes one connection. */
export function readQueues(database: Database, since = waitingInQueues()): Promise<QueueState[]> {
  return database.transaction(async (tx) => {
    planInOrder(tx)
    const states: QueueState[] = []
    for (const [index, { names, read }] of queues.entries()) {
      const run = (remembered: readonly string[] = []) => tx.query(read, remembered)
      const rows = await (since[index]?.read(run) ?? run())
      for (const [row, queue] of names.entries())
        states.push({ queue, depth: rows[row]?.depth ?? 0, oldestAge: rows[row]?.oldest_age ?? 0 })
    }
    return states
  })
}
