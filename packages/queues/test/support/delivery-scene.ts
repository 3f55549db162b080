import type { CreateWebhookSubscriptionInput } from '@channel/contract/types'
import { newId } from '@channel/core/mechanisms/ids'
import type { Log } from '@channel/core/mechanisms/log'
import { openLookup, parseAllowedRanges } from '@channel/core/mechanisms/receivers'
import type { Scope } from '@channel/core/mechanisms/scope'
import { aDeliveryClock, aScope, aTenant, aWebhookSubscription, type Tenant } from '@channel/core/testing'
import { type Database, statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { onTestFinished } from 'vitest'
import type { DeliveryLimits } from '../../src/deliveries/delivery-limits.ts'
import { openSender, type SenderOptions } from '../../src/deliveries/http/open-sender.ts'
import {
  type DeliveryEngine,
  type DeliveryEngineOptions,
  startDeliveryEngine,
} from '../../src/deliveries/start-delivery-engine.ts'

const recordEvents = statement(
  'worker_test_record_events',
  `WITH event AS (
     INSERT INTO events (organization_id, id, type, phone_number_id, payload, created_at)
     SELECT $1, $3 || lpad(number::text, 6, '0'), 'contact.created', $4,
       json_build_object('id', $3 || lpad(number::text, 6, '0'), 'object', 'event', 'type', 'contact.created'), now()
     FROM generate_series(1, $5::int) AS number
     RETURNING id
   )
   INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, next_attempt_at)
   SELECT $1, 'wbd_' || upper(left(md5(event.id), 26)), subscription.id, event.id, 'contact.created', url,
     clock_timestamp()
   FROM event, webhook_subscriptions subscription WHERE subscription.organization_id = $1 AND subscription.id = $2`,
)
const readDeliveries = statement(
  'worker_test_read_deliveries',
  `SELECT id, subscription_id, event_id, status, attempt_count, next_attempt_at, lease_token, url,
     CASE WHEN status = 'succeeded' AND attempt_count = 1
       THEN json_build_array(json_build_object('error', NULL, 'status', response_status))
       ELSE (SELECT coalesce(json_agg(json_build_object('error', error, 'status', response_status) ORDER BY number), '[]')
             FROM webhook_delivery_attempts attempt
             WHERE attempt.organization_id = delivery.organization_id AND delivery_id = delivery.id) END AS attempts
   FROM webhook_deliveries delivery ORDER BY created_at, id`,
)

const countWaiting = statement(
  'worker_test_count_waiting',
  'SELECT count(*) AS count FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL',
)

/** A delivery as stored in the database. */
export interface StoredDelivery {
  readonly id: string
  readonly subscription_id: string
  readonly event_id: string
  readonly status: string
  readonly attempt_count: number
  readonly next_attempt_at: string | null
  readonly lease_token: string | null
  readonly url: string
  readonly attempts: readonly { readonly error: string | null; readonly status: number | null }[]
}

export type EngineSettings = Partial<DeliveryLimits> &
  Partial<SenderOptions> &
  Pick<Partial<DeliveryEngineOptions>, 'send' | 'database'>

/** A database of its own with an organization, a receiver, and engines that deliver to it. */
export async function aDeliveryScene(given?: OwnDatabase) {
  const database = given ?? (await createTestDatabase())
  onTestFinished(() => database.drop())
  const sink = await openWebhookSink()
  onTestFinished(() => sink[Symbol.asyncDispose]())
  const tenant: Tenant = await aTenant(database)
  const scope: Scope = aScope(tenant.organization.id)
  const clock = aDeliveryClock()
  const errors: string[] = []
  const { log, lines } = collectLog({ level: 'info' })

  const receiversOf = ({ organization: { id: organizationId }, account }: Tenant) => ({
    /** Creates a subscription with its own path of the sink. */
    async subscribe(path: string, { url, ...body }: Partial<CreateWebhookSubscriptionInput['body']> = {}) {
      const subscription = await aWebhookSubscription(database, organizationId, body)
      // Inserted directly, because the verb allows receivers on this machine only in development.
      await database.execute(setUrl, [organizationId, subscription.id, url ?? `${sink.url}${path}`])
      return subscription
    },
    /** Creates events with one delivery each to one subscription, without a hint. */
    async record(subscription: { readonly id: string }, count: number): Promise<void> {
      const values = [organizationId, subscription.id, newId('event'), account.phone_number_id, count]
      await database.execute(recordEvents, values)
    },
  })

  return {
    database,
    sink,
    tenant,
    scope,
    clock,
    /** Background errors of engines. */
    errors,
    /** The lines that engines have logged, except those of attempts. */
    lines,
    ...receiversOf(tenant),
    /** Another organization with receivers at the same sink. */
    anotherOrganization: async () => receiversOf(await aTenant(database)),
    engine(settings: EngineSettings = {}): DeliveryEngine {
      return startEngine(settings, { database, scope, clock, log, errors })
    },
    /** The number of deliveries that wait for an attempt. */
    waiting: async () => (await database.query<{ count: number }>(countWaiting))[0]?.count,
    deliveries: (from: Pick<Database, 'query'> = database) => from.query<StoredDelivery>(readDeliveries),
  }
}

const setUrl = statement(
  'worker_test_set_url',
  'UPDATE webhook_subscriptions SET url = $3 WHERE organization_id = $1 AND id = $2',
)

/** The deadlines of attempts unless a test is about them: on a busy machine, an attempt takes long, but must not fail. */
const patientMs = 600_000

function startEngine(
  { send, database: own, allow, lookup, connectMs, ...limits }: EngineSettings,
  {
    database,
    scope,
    clock,
    log,
    errors,
  }: { database: Database; scope: Scope; clock: ReturnType<typeof aDeliveryClock>; log: Log; errors: string[] },
): DeliveryEngine {
  const sender = openSender({
    allow: allow ?? parseAllowedRanges(undefined, true),
    lookup: lookup ?? openLookup(),
    connectMs: connectMs ?? patientMs,
    attemptMs: limits.attemptMs ?? patientMs,
  })
  const engine = startDeliveryEngine({
    database: own ?? database,
    secrets: scope.secrets,
    send: send ?? sender.send,
    log,
    onError: (error) => errors.push(error.message),
    clock,
    limits: { pollMs: 50, ...limits },
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= engine.stop().finally(() => sender.close())
    return stopped
  }
  onTestFinished(stop)
  return { wake: engine.wake, stop }
}
