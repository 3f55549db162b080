import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { recordTo } from '@channel/metrics/record'
import { createTestDatabase } from '@channel/test-kit'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { applyAlone, recordUpdatesDone } from '../src/inbox/apply-alone.ts'
import type { ApplicableUpdate, UpdateContext } from '../src/inbox/pending-update.ts'
import { measureCall } from '../src/receipts-and-quality/measure-call.ts'
import { startJobs } from '../src/sweeps/start-jobs.ts'
import { aMediaScene } from './support/media-scene.ts'
import { aSendScene } from './support/send-scene.ts'

let lost: string[]

beforeEach(() => {
  lost = []
  recordTo((name, _value, { queue }) => void (name === 'channel.lease.lost' && lost.push(queue ?? '')))
  return () => recordTo(undefined)
})

const takeSends = statement(
  'test_lost_take_sends',
  'UPDATE message_sends SET lease_token = gen_random_uuid() WHERE lease_token IS NOT NULL',
)
const takeMedia = statement('test_lost_take_media', 'UPDATE media SET lease_token = gen_random_uuid()')
const addWebhook = statement('test_lost_add_webhook', "INSERT INTO provider_webhooks (body) VALUES ('') RETURNING id")

it('counts a message that another worker has taken over before the call', async () => {
  const { database, sendText, engine, simulator, errors } = await aSendScene()
  await sendText()
  const { stop } = engine({
    database: {
      ...database,
      async transaction(work) {
        await database.execute(takeSends)
        return database.transaction(work)
      },
    },
  })
  await expect.poll(() => lost).toEqual(['sends'])
  await stop()
  expect([simulator.sent(), errors]).toEqual([[], []])
})

it('counts a file whose lease another worker has when it is stored', async () => {
  const scene = await aMediaScene()
  await scene.receive()
  scene.simulator.arm({ kind: 'delay', ms: 500, path: '/attachments' })
  await scene.start()
  await expect.poll(async () => (await scene.media())[0]?.held).toBe(true)
  await scene.database.execute(takeMedia)
  await expect.poll(() => lost).toEqual(['media'])
  expect(scene.errors).toEqual([])
})

it('counts an update that another worker has completed', async () => {
  await using database = await createTestDatabase()
  const [webhook] = await database.query<{ id: number }>(addWebhook)
  const quality = { kind: 'number_quality', wabaId: '1', phoneNumber: null }
  const update = { webhookId: webhook?.id, index: 0, update: quality } as ApplicableUpdate
  await database.transaction(async (tx) => recordUpdatesDone(tx, [update]))
  expect(await applyAlone({ database } as unknown as UpdateContext, update)).toEqual({ kind: 'done' })
  expect(lost).toEqual(['inbox'])
})

it('counts and reports a job that has run beyond its time limit', async () => {
  await using database = await createTestDatabase()
  const errors: string[] = []
  const ended = Promise.withResolvers<void>()
  const jobs = await startJobs({
    database,
    jobs: [{ name: 'test-endless', queue: { expireInSeconds: 1, retryLimit: 0 }, run: () => ended.promise }],
    onError: ({ message }) => errors.push(message),
  })
  onTestFinished(() => jobs.stop())
  await jobs.send('test-endless', {})
  await expect.poll(() => lost).toEqual(['jobs'])
  ended.resolve()
  expect(errors).toEqual(['The job test-endless has exceeded its time limit. It runs again.'])
})

it('counts a call that ends after its lease, and warns of one that is given up', async () => {
  const { log, lines } = collectLog()
  const call = { queue: 'read_receipts', organizationId: 'org_1', phoneNumberId: '1', log } as const
  const result =
    (isHeld: boolean, isGivenUp = false) =>
    async () =>
      ({ outcome: 'failed', isHeld, isGivenUp }) as const
  await measureCall({ ...call, leaseMs: -1 }, result(false))
  // It was requested again during the call.
  await measureCall({ ...call, leaseMs: 60_000 }, result(false))
  expect([lost, lines]).toEqual([['read_receipts'], []])
  await measureCall({ ...call, leaseMs: 60_000 }, result(true, true))
  expect(lines).toMatchObject([{ level: 'warn', part: 'read_receipts', organizationId: 'org_1' }])
})
