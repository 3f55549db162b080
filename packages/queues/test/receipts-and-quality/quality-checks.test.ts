import { listAccounts } from '@channel/core/accounts'
import { recordedEvents } from '@channel/core/testing'
import { statement } from '@channel/db'
import { type HttpProviderOptions, httpProvider } from '@channel/provider'
import { expect, it, onTestFinished } from 'vitest'
import { startQualityChecks } from '../../src/receipts-and-quality/start-quality-checks.ts'
import { aSendScene } from '../support/send-scene.ts'

type Scene = Awaited<ReturnType<typeof aSendScene>>

function start({ database, scope, simulator, clock, errors, log }: Scene, http: HttpProviderOptions = {}): void {
  const checks = startQualityChecks({
    database,
    secrets: scope.secrets,
    provider: httpProvider({ baseUrl: simulator.url, ...http }),
    log,
    onError: (error) => errors.push(error.message),
    clock,
    pollMs: 20,
  })
  onTestFinished(() => checks.stop())
}

async function account({ database, scope, sender }: Scene) {
  const { data } = await listAccounts(database, scope, { query: { limit: 100 } })
  return data.find(({ id }) => id === sender.tenant.account.id)
}

const secondsUntilDue = statement(
  'test_seconds_until_quality_check',
  `SELECT extract(epoch FROM due_at - now())::float8 - $2::float8 / 1000 AS seconds FROM quality_checks WHERE phone_number_id = $1`,
)

it('requests the rating of a number after a reported change, and records it', async () => {
  const scene = await aSendScene()
  const { simulator, sender, database, errors } = scene
  const { processed } = await scene.receiveWebhooks()
  start(scene)
  const display_phone_number = sender.tenant.account.phone_number ?? ''
  simulator.setNumber(sender.phone_number_id, { display_phone_number })
  simulator.setNumber(sender.phone_number_id, { quality_rating: 'RED' })
  await expect.poll(async () => (await account(scene))?.quality_rating).toBe('RED')
  simulator.setNumber(sender.phone_number_id, { quality_rating: 'YELLOW' })
  await expect.poll(async () => (await account(scene))?.quality_rating).toBe('YELLOW')
  await processed()
  const events = await recordedEvents(database, sender.tenant.organization.id, sender.tenant.account.id)
  expect(events.slice(2).map(({ type, data }) => [type, data.previous_attributes])).toEqual([
    ['account.updated', { quality_rating: null, messaging_limit: null, name_status: null }],
    ['account.updated', { quality_rating: 'RED' }],
  ])
  expect(errors).toEqual([])
})

it('retries after a failure, and records that the token is refused', async () => {
  const scene = await aSendScene()
  const { simulator, sender, clock, database, errors } = scene
  const { processed } = await scene.receiveWebhooks()
  start(scene)
  simulator.arm({ kind: 'error', code: 190, status: 401, path: '/phone_numbers' })
  simulator.arm({ kind: 'garbage', path: '/phone_numbers' })
  const { waba_id, tenant } = sender
  simulator.setNumber(sender.phone_number_id, { quality_rating: 'RED' })
  const display_phone_number = tenant.account.phone_number?.slice(1)
  simulator.sendUpdate(waba_id, 'phone_number_quality_update', { display_phone_number, event: 'FLAGGED' })
  await processed()
  await expect.poll(() => account(scene)).toMatchObject({ restriction: 'authorization_refused' })
  const rated = async () => {
    // A check in flight is due when its lease ends, in two minutes: until then, time must not pass.
    const [check] = await database.query<{ seconds: number }>(secondsUntilDue, [
      sender.phone_number_id,
      clock.aheadMs(),
    ])
    if (check !== undefined && check.seconds <= 30) clock.advance(30_000)
    return account(scene)
  }
  await expect.poll(rated).toMatchObject({ status: 'connected', quality_rating: 'RED' })
  expect(simulator.requests.filter((each) => each.includes('/phone_numbers'))).toHaveLength(3)
  expect(errors).toEqual([])
})
