import { Readable } from 'node:stream'
import type { EventType } from '@channel/contract/types'
import {
  aDeliveryClock,
  anInboundMessage,
  aTenant,
  aWebhookSubscription,
  newPhoneNumberId,
} from '@channel/core/testing'
import * as everyOfCore from '@channel/core/testing/every-export'
import { expectApiError } from '@channel/core/testing/expect-error'
import type { Database, Queryable, Statement } from '@channel/db'
import { httpProvider } from '@channel/provider'
import { startSimulator } from '@channel/simulator'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll } from 'vitest'
import * as deliveries from '../../src/deliveries/index.ts'
import * as inbox from '../../src/inbox/index.ts'
import * as media from '../../src/media/index.ts'
import * as notices from '../../src/notices/index.ts'
import * as receiptsAndQuality from '../../src/receipts-and-quality/index.ts'
import * as sends from '../../src/sends/index.ts'
import * as sweeps from '../../src/sweeps/index.ts'

export const core = {
  ...everyOfCore,
  ...deliveries,
  ...inbox,
  ...media,
  ...notices,
  ...receiptsAndQuality,
  ...sends,
  ...sweeps,
}

/** Provides transactions, keys, logs and checks, or only reads, and is not a verb. */
type Machinery =
  | 'announceProcess'
  | 'findDueNumbers'
  | 'findDueSubscriptions'
  | 'respondOnce'
  | 'respondOnceAfter'
  | 'rerunDeadlocked'
  | 'rerunTransaction'
  | 'openApiLog'
  | 'openLiveHub'
  | 'openKeyCache'
  | 'openReadinessCheck'
  | 'waitUntilForgotten'

/** The exported verbs that open their own transactions, since no request waits for them. */
type BackgroundVerb = Exclude<
  {
    [Name in keyof typeof core]: (typeof core)[Name] extends (first: infer First, ...rest: never[]) => unknown
      ? [Database] extends [First]
        ? [Queryable] extends [First]
          ? never
          : Name
        : never
      : never
  }[keyof typeof core],
  Machinery
>

/** The exported verbs of the queues that write in a transaction of their caller. */
type WritingVerb = 'recordMediaFetch'

/** Creates what a verb needs, and returns a function that runs the verb. */
type Prepare = (world: World) => Promise<() => Promise<unknown>>

export interface Case {
  readonly records: readonly EventType[]
  /** Finds the transaction of the change, if another row than the event's object changes. */
  readonly writer?: Statement<{ transaction: string }>
  readonly prepare: Prepare
}

/** A case of every background verb. */
export type EveryVerb = Record<BackgroundVerb | WritingVerb, Case>
/** Cases of a resource or a queue. */
export type SomeVerbs = Partial<EveryVerb>

export const database = await createTestDatabase()
export const simulator = await startSimulator()
afterAll(() => Promise.all([database.drop(), simulator.stop()]))

/** An organization with several subscriptions and an outbox. */
export async function aWorld() {
  const tenant = await aTenant(database, 'platform')
  const { organization, account } = tenant
  await aWebhookSubscription(database, organization.id)
  await aWebhookSubscription(database, organization.id, { event_types: ['contact.created'] })
  const clock = aDeliveryClock()
  async function aClaimedSend() {
    const token = { id: account.id, token: 'the-token-of-the-test', waba_id: newPhoneNumberId() }
    await database.transaction((tx) => core.authorizeAccount(tx, tenant.scope.secrets, token))
    const { contact_id } = await anInboundMessage(database, account)
    const body = { contact_id, type: 'text', text: { body: 'Hello' } } as const
    const { phone_number_id } = account
    await database.transaction((tx) => core.sendMessage(tx, tenant.scope, { params: { phone_number_id }, body }))
    const wanted = [{ organization_id: organization.id, phone_number_id, quota: 1 }]
    const [claimed] = await core.claimSends(database, clock, { wanted, leaseMs: 60_000 })
    return claimed!
  }
  return { ...tenant, clock, aClaimedSend }
}
export type World = Awaited<ReturnType<typeof aWorld>>

/** What a claim of one row of the organization wants. */
export const oneRowOf = (organization_id: string) => ({ wanted: [{ organization_id, quota: 1 }], leaseMs: 60_000 })

/** For a verb that records these events: a case of what it needs first (`with`), or of nothing (`by`). */
export const records = (...types: EventType[]) => ({
  with: (prepare: Prepare): Case => ({ records: types, prepare }),
  by: (act: () => Promise<unknown>): Case => ({ records: types, prepare: async () => act }),
})
export const nothing = records()

export const inAYear = { now: () => new Date(Date.now() + 365 * 86_400_000), pauseFactor: 0 }

/** The account, whose token the provider refuses, and what verbs that call the provider need. */
export async function withRefusedToken({ scope, aClaimedSend }: World) {
  const { phone_number_id, waba_id } = await aClaimedSend()
  simulator.setToken(waba_id ?? '', 'another token')
  simulator.setNumber(phone_number_id, { waba_id: waba_id ?? '' })
  const provider = httpProvider({ baseUrl: simulator.url, app: simulator.app })
  const mediaStore = { open: async () => Readable.from([Buffer.from('‰PNG')]) }
  const account = await core.findAccountAtProvider(database, scope, phone_number_id)
  return { params: { phone_number_id }, waba_id: waba_id ?? '', account, context: { provider, mediaStore } }
}
type Refused = Awaited<ReturnType<typeof withRefusedToken>>

/** A verb that fails because the provider refuses the token, which restricts the account. */
export const refused = (
  prepare: (world: World, refused: Refused) => Promise<() => Promise<unknown>> | (() => Promise<unknown>),
): Case =>
  records('account.updated').with(async (world) => {
    const act = await prepare(world, await withRefusedToken(world))
    return () => expectApiError(act(), 'channel_upstream_error')
  })
