import { newId } from '@channel/core/mechanisms/ids'
import { deliveriesChannel, sendsChannel } from '@channel/core/mechanisms/outbox'
import { type Database, statement } from '@channel/db'
import type { OwnDatabase } from '@channel/test-kit'
import { timesOf } from './balance.ts'
import { aDeliveryScene } from './delivery-scene.ts'
import { aSendScene } from './send-scene.ts'

/** A queue that is offered jobs, whose completions are counted where they arrive. */
export interface OfferedJobs {
  /** The table of the queue. */
  readonly table: string
  /** What a worker needs. */
  readonly settings: NodeJS.ProcessEnv
  /** Commits jobs, and notifies the workers. */
  enqueue(count: number): Promise<void>
  /** The number of jobs that have arrived so far. */
  completed(): number
  /** The number of jobs without an outcome. */
  waiting(): Promise<number>
  /**
   * What is wrong when no job waits: lost jobs, and those done twice although no worker died shortly after.
   *
   * @param enqueued the number of jobs whose commit was confirmed; others may exist
   * @param deathsMs when workers were killed, by `performance.now`
   */
  problems(enqueued: number, deathsMs: readonly number[]): Promise<string[]>
}

/** More than a worker needs to record what it has done, on a busy machine. */
const unrecordedMs = 10_000

/** Deliveries to one receiver on this machine. */
export async function offeredDeliveries(database: OwnDatabase): Promise<OfferedJobs> {
  const scene = await aDeliveryScene(database)
  const subscription = await scene.subscribe('/hook', { event_types: ['contact.created'] })
  return {
    table: 'webhook_deliveries',
    settings: { CHANNEL_DEVELOPMENT: '1' },
    async enqueue(count) {
      await scene.record(subscription, count)
      await notify(database, deliveriesChannel)
    },
    completed: () => scene.sink.received.length,
    waiting: async () => (await scene.waiting()) ?? 0,
    async problems(enqueued, deathsMs) {
      const deliveries = await scene.deliveries()
      const times = timesOf(scene.sink.received)
      const firstAt = new Map(scene.sink.received.toReversed().map(({ headers, at }) => [headers['webhook-id'], at]))
      const isExplained = (id: string) =>
        deathsMs.some((atMs) => Math.abs(atMs - (firstAt.get(id) ?? Number.NaN)) < unrecordedMs)
      return [
        ...(deliveries.length < enqueued ? [`only ${deliveries.length} of ${enqueued} deliveries exist`] : []),
        ...deliveries.flatMap(({ id, event_id, status, attempt_count, lease_token }) => {
          const received = times.get(event_id) ?? 0
          if (received === 0) return [`${id} was never received`]
          if (status !== 'succeeded' || lease_token !== null) return [`${id} is ${status}`]
          if (received > 1 + deathsMs.length || (received > 1 && !isExplained(event_id)))
            return [`${id} was received ${received} times`]
          return attempt_count === 1 ? [] : [`${id} has ${attempt_count} attempts`]
        }),
      ]
    },
  }
}

const contacts = 20_000
const insertContacts = statement(
  'offered_jobs_insert_contacts',
  `WITH contact AS (
     INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name)
     SELECT $1, 'ctc_' || lpad(n::text, 26, '0'), ($3::text[])[1 + n % cardinality($3::text[])], $2,
       '+49151' || lpad(n::text, 8, '0'), 'Contact ' || n
     FROM generate_series(0, $4::int - 1) AS n
     RETURNING organization_id, id, phone_number_id
   )
   INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, status, last_message_at, last_inbound_at)
   SELECT organization_id, 'cnv_' || right(id, 26), phone_number_id, id, 'open', now(), now() FROM contact`,
)
const insertSends = statement(
  'offered_jobs_insert_sends',
  `WITH message AS (
     INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content)
     SELECT organization_id, $2 || lpad(n::text, 6, '0'), phone_number_id, 'cnv_' || right(id, 26), id, 'outbound',
       'text', 'pending', 'We open at seven.'
     FROM generate_series($3::int, $3::int + $4::int - 1) AS n
     JOIN contacts ON organization_id = $1 AND id = 'ctc_' || lpad((n % $5::int)::text, 26, '0')
     RETURNING organization_id, id, phone_number_id, conversation_id, contact_id, content
   )
   INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, payload)
   SELECT organization_id, id, phone_number_id, conversation_id,
     json_build_object('recipient_type', 'individual', 'to', '+49151' || right(contact_id, 8), 'type', 'text',
       'text', json_build_object('body', content))
   FROM message`,
)
const countPending = statement(
  'offered_jobs_count_pending',
  "SELECT count(*) AS count FROM message_sends WHERE state = 'pending'",
)
/** A number sends up to 80 messages a second. */
const numbers = 30

/** Messages of 30 numbers to the simulated provider. */
export async function offeredSends(database: OwnDatabase): Promise<OfferedJobs> {
  const scene = await aSendScene({}, database)
  const { tenant, phone_number_id } = scene.sender
  const own = [phone_number_id]
  while (own.length < numbers) own.push((await scene.aSender(tenant)).phone_number_id)
  await database.execute(insertContacts, [tenant.organization.id, tenant.team.id, own, contacts])
  // With statistics of empty tables, the checks of foreign keys would read all rows.
  await database.session((session) => session.run('ANALYZE'))
  let next = 0
  return {
    table: 'message_sends',
    settings: { PROVIDER_BASE_URL: scene.simulator.url },
    async enqueue(count) {
      const first = next
      next += count
      await database.execute(insertSends, [tenant.organization.id, newId('message'), first, count, contacts])
      await notify(database, sendsChannel)
    },
    completed: () => scene.simulator.sent().length,
    waiting: async () => (await database.query<{ count: number }>(countPending))[0]?.count ?? 0,
    async problems(enqueued, deathsMs) {
      const sends = await scene.sends()
      const accepted = Map.groupBy(scene.simulator.sent(), (sent) => sent.biz_opaque_callback_data)
      return [
        ...(sends.length < enqueued ? [`only ${sends.length} of ${enqueued} messages exist`] : []),
        ...sends.flatMap(({ message_id, state }) => {
          const times = accepted.get(message_id)?.length ?? 0
          if (times > 1) return [`${message_id} was sent ${times} times`]
          // A call whose response was lost is not repeated.
          if (state === 'uncertain' && deathsMs.length > 0) return []
          if (state !== 'sent') return [`${message_id} is ${state}`]
          return times === 1 ? [] : [`${message_id} was never sent`]
        }),
      ]
    },
  }
}

function notify(database: Database, channel: string): Promise<void> {
  return database.transaction(async (tx) => tx.hint(channel, ''))
}
