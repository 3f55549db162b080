import { createServer } from 'node:http'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { announceProcess } from '@channel/core/secret-rotation'
import { aTenant, aWebhookSubscription } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { runChannel } from './support/run-channel.ts'
import { secret } from './support/use-channels.ts'

const confirm = statement(
  'test_status_confirm',
  "UPDATE restore_marker SET confirmed_until = now() + interval '1 hour'",
)
const silence = statement(
  'test_status_silence',
  "UPDATE service_processes SET seen_at = now() - interval '1 minute' WHERE kind = 'worker'",
)
const addOld = statement(
  'test_status_add_old',
  "INSERT INTO provider_webhooks (body, next_attempt_at) VALUES ('', now() - interval '10 minutes')",
)

const breakSubscriptions = statement(
  'test_status_break',
  `UPDATE webhook_subscriptions SET failing_since = now() - interval '2 hours',
     enabled = id <> $1, disabled_reason = CASE id WHEN $1 THEN 'failing' END`,
)
const forget = statement(
  'test_status_forget',
  "UPDATE webhook_subscriptions SET updated_at = now() - interval '2 days', failing_since = NULL",
)

it('shows queues, processes and dependencies, and exits with 1 if something needs a person', async () => {
  await using database = await createTestDatabase()
  const provider = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1')
  onTestFinished(() => void provider.close())
  await new Promise((resolve) => provider.once('listening', resolve))
  const url = `http://127.0.0.1:${(provider.address() as { port: number }).port}`
  const environment = { DATABASE_URL: database.url, PROVIDER_BASE_URL: url }
  const status = async (overrides: NodeJS.ProcessEnv = {}) => {
    const ran = await runChannel(['status', '--json'], { ...environment, ...overrides })
    return { exit: ran.status, ...JSON.parse(ran.stdout) }
  }
  const codes = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code)
  await database.execute(confirm)
  const before = await status({ REDIS_URL: 'redis://127.0.0.1:1' })
  expect(before.exit).toBe(1)
  expect(codes(before)).toEqual(['no_api', 'no_worker', 'redis_failed'])

  const secrets = deriveSecrets(secret)
  const api = await announceProcess(database, { kind: 'api', build: 'b1', secrets })
  const worker = await announceProcess(database, { kind: 'worker', build: 'b1', secrets, everyMs: 3_600_000 })
  onTestFinished(async () => void (await Promise.all([api.close(), worker.close()]).catch(() => undefined)))
  expect(await status()).toMatchObject({
    exit: 0,
    problems: [],
    queues: expect.arrayContaining([{ queue: 'inbox', depth: 0, oldest_age: 0, per_minute: null }]),
    processes: [
      { kind: 'api', build: 'b1', live: true },
      { kind: 'worker', build: 'b1', live: true },
    ],
    dependencies: [
      { name: 'provider', state: 'ok' },
      { name: 'media_store', state: 'ok' },
      { name: 'redis', state: 'off' },
    ],
  })

  await database.execute(silence)
  await database.execute(addOld)
  const late = await status()
  expect(codes(late)).toEqual(['no_worker', 'silent_process', 'queue_late'])
  const agoOf = ({ since }: { since: string }) => Math.round((Date.now() - Date.parse(since)) / 60_000)
  // The limit of 5 minutes was passed 5 minutes ago.
  expect(late.problems.map(agoOf)).toEqual([1, 1, 5])
  const { status: exit, stdout } = await runChannel(['status'], environment)
  expect(exit).toBe(1)
  expect(stdout).toMatch(/^inbox +1 +60\d +-$/m)
  expect(stdout).toMatch(/^! the oldest item of inbox is 60\d s old.*, since 20/m)
})

it('names the webhook subscriptions that have failed for an hour, or were disabled in the last day', async () => {
  await using database = await createTestDatabase()
  const { organization } = await aTenant(database)
  const failing = await aWebhookSubscription(database, organization.id)
  const disabled = await aWebhookSubscription(database, organization.id)
  await database.execute(breakSubscriptions, [disabled.id])
  const problems = async () => {
    const { stdout } = await runChannel(['status', '--json'], { DATABASE_URL: database.url })
    const all = JSON.parse(stdout).problems as { code: string; detail: string; since: string }[]
    return all.filter(({ code }) => code.startsWith('subscription_'))
  }
  const since = expect.stringMatching(/^20/)
  expect(await problems()).toEqual([
    { code: 'subscription_failing', detail: expect.stringContaining(failing.id), since },
    { code: 'subscription_disabled', detail: expect.stringMatching(`${disabled.id}.*: failing$`), since },
  ])
  await database.execute(forget)
  expect(await problems()).toEqual([])
})
