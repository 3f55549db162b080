import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { type Load, startLoad } from './load.ts'
import { type Service, startService } from './start-service.ts'

const maxRecoverySeconds = 15
const figures: string[] = []
let service: Service
let load: Load

beforeAll(async () => {
  service = await startService()
  load = await startLoad(service)
  await delay(10_000)
})
afterAll(async () => {
  await service?.stop()
  process.stdout.write(`\n${figures.join('\n')}\n`)
})

/**
 * Causes a fault, and measures the time in seconds until all requests succeed, and until a message of a client since then has
 * passed the whole service.
 *
 * @param fault resolves when the part is there again
 */
async function survive(name: string, fault: () => Promise<unknown>): Promise<void> {
  const at = Date.now()
  const seconds = () => (Date.now() - at) / 1000
  const repaired = fault().then(seconds)
  const passed = load.probe()
  const requests = await load.attempts.recovery(at)
  const [part, { acceptedAt, sentAt, reportedAt }] = await Promise.all([repaired, passed])
  const summary = load.attempts.summary(at)
  const sent = (sentAt - at) / 1000
  const text = [(acceptedAt - at) / 1000, sent, (reportedAt - at) / 1000].map((each) => each.toFixed(1)).join(', ')
  figures.push(
    `${name}: requests ${requests.toFixed(1)} s; a message accepted, sent and reported after ${text} s; the part itself ${part.toFixed(1)} s; ${summary}`,
  )
  // Its webhook comes after those that wait, which takes longer on a busy machine.
  expect(Math.max(requests, sent), summary).toBeLessThanOrEqual(maxRecoverySeconds)
  expect([...service.ends(), ...load.failures]).toEqual([])
}

it('works without a fault', () => survive('no fault', async () => undefined))

it('survives that an API is killed', () => survive('API killed', () => service.apis[0]!.kill()))

it('survives that a worker is killed', () => survive('worker killed', () => service.workers[0]!.kill()))

it('survives that PgBouncer is killed', () =>
  survive('PgBouncer killed', async () => {
    await service.pooler.kill()
    await delay(1_000)
    await service.pooler.restart()
  }))

it('survives that Valkey is killed', () =>
  survive('Valkey killed', async () => {
    await service.valkey.stop()
    await delay(3_000)
    await service.valkey.restart()
  }))

it('survives that the S3 server is away for 5 seconds', () => survive('S3 away for 5 s', () => service.s3.kill(5_000)))

it('survives that the primary is killed and its standby promoted', () =>
  survive('primary killed', async () => {
    await service.postgres.killPrimary()
    await service.postgres.promoteStandby()
    await service.pooler.pointTo(service.postgres.standbyUrl)
  }))

it('has lost no acknowledged write, sent nothing twice, and delivered every event', async () => {
  await load.end()
  const counts = await expectNothingLost(service, load)
  figures.push(
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  )
  expect(service.ends()).toEqual([])
})
