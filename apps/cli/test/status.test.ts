import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { watchMediaStore } from '@channel/core/mechanisms/log'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { announceProcess } from '@channel/core/secret-rotation'
import { aTenant, aWebhookSubscription } from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { runChannel } from './support/run-channel.ts'
import { secret } from './support/use-channels.ts'

const hold = statement(
  'test_status_hold',
  `INSERT INTO restore_holds (organization_id, reason, unfinished_before, held_at)
   SELECT id, 'behind', now(), now() - interval '5 minutes' FROM organizations`,
)
const expire = statement(
  'test_status_expire',
  "UPDATE restore_marker SET confirmed_until = now() - interval '2 minutes'",
)
const release = statement('test_status_release', 'DELETE FROM restore_holds')
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

const addProcess = statement(
  'test_status_add_process',
  `INSERT INTO service_processes (id, kind, host, pid, key_ids, seen_at, started_at)
   VALUES (gen_random_uuid(), 'worker', 'host-1', 1, '{k}', now() - $1::interval, now() - $2::interval)`,
)
const addStopped = statement(
  'test_status_add_stopped',
  `INSERT INTO service_processes (id, kind, host, pid, key_ids, seen_at, started_at)
   VALUES (gen_random_uuid(), $1, 'host-1', 1, '{k}', now() - interval '75 seconds', now() - interval '1 hour')`,
)
const renewStopped = statement(
  'test_status_renew_stopped',
  'UPDATE service_processes SET seen_at = now(), failing = $2 WHERE kind = $1',
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
      { kind: 'api', build: 'b1', state: 'live' },
      { kind: 'worker', build: 'b1', state: 'live' },
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
  expect(stdout).toMatch(/^! the oldest item of inbox is 60\d s old.* \(since 20.*\)$/m)
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
    { code: 'subscription_disabled', detail: expect.stringMatching(`${disabled.id}.* \\(failing\\): tell `), since },
  ])
  await database.execute(forget)
  expect(await problems()).toEqual([])
})

it('shows a silent process as replaced once another one has started on its machine', async () => {
  await using database = await createTestDatabase()
  const add = (seen: string, started: string) => database.execute(addProcess, [seen, started])
  const shown = async () => {
    const { stdout } = await runChannel(['status', '--json'], { DATABASE_URL: database.url })
    const { processes, problems } = JSON.parse(stdout) as Record<'processes' | 'problems', { [name: string]: string }[]>
    const codes = problems.map(({ code }) => code).filter((code) => code === 'silent_process')
    return [processes.map(({ state }) => state), codes.length]
  }
  await add('10 minutes', '60 minutes')
  await add('5 minutes', '50 minutes')
  // It began before both fell silent.
  await add('0', '20 minutes')
  expect(await shown()).toEqual([['silent', 'silent', 'live'], 2])
  await add('0', '4 minutes')
  expect((await shown())[1]).toBe(1)
  await add('0', '3 minutes')
  expect(await shown()).toEqual([['replaced', 'replaced', 'live', 'live', 'live'], 0])
  expect((await runChannel(['status'], { DATABASE_URL: database.url })).stdout).toMatch(/ replaced$/m)
})

it('says since when a process cannot use a dependency, and why', async () => {
  await using database = await createTestDatabase()
  const { log } = collectLog()
  let works = false
  const store = watchMediaStore(log, async () => works)
  const worker = await announceProcess(database, { kind: 'worker', secrets: deriveSecrets(secret), everyMs: 50 })
  onTestFinished(() => worker.close().catch(() => undefined))
  const shown = async () => {
    const { stdout } = await runChannel(['status', '--json'], { DATABASE_URL: database.url })
    const { problems, dependencies } = JSON.parse(stdout) as Record<
      'problems' | 'dependencies',
      { code?: string; name?: string; state?: string; detail: string; since: string }[]
    >
    return {
      problem: problems.find(({ code }) => code === 'media_store_failed'),
      dependency: dependencies.find(({ name }) => name === 'media_store'),
    }
  }
  const problem = async () => (await shown()).problem
  expect(await problem()).toBeUndefined()
  const before = Date.now()
  store.failed(new Error('no such bucket'))
  await expect.poll(problem).toMatchObject({
    detail: expect.stringMatching(/^media_store cannot be used \(worker \d+ on .*no such bucket\): mend /),
  })
  const since = Date.parse((await problem())?.since ?? '')
  expect(since).toBeGreaterThanOrEqual(before)
  expect(since).toBeLessThan(before + 10_000)
  expect((await shown()).dependency).toMatchObject({ state: 'failed', since: new Date(since).toISOString() })
  works = true
  await expect.poll(shown).toEqual({ problem: undefined, dependency: { name: 'media_store', state: 'ok' } })
})

it('calls no process silent before it had time to give a sign after the database stood still', async () => {
  await using database = await createTestDatabase()
  for (const kind of ['api', 'worker']) await database.execute(addStopped, [kind])
  const shown = async () => {
    const { stdout } = await runChannel(['status', '--json'], { DATABASE_URL: database.url })
    const { processes, problems } = JSON.parse(stdout) as Record<'processes' | 'problems', { [name: string]: string }[]>
    const isOfProcess = ({ code }: { code?: string }) => /^(no_|silent_)/.test(code ?? '')
    return [processes.map(({ state }) => state), problems.filter(isOfProcess).map(({ code }) => code)]
  }
  const reading = shown()
  const away = { database: { since: new Date(Date.now() - 70_000).toISOString(), reason: 'it hangs' } }
  await database.execute(renewStopped, ['api', JSON.stringify(away)])
  expect(await reading).toEqual([['live', 'unknown'], []])
  // It is long back, and the worker is still silent.
  await database.execute(renewStopped, ['api', '{}'])
  expect(await shown()).toEqual([
    ['live', 'silent'],
    ['no_worker', 'silent_process'],
  ])
})

it('says since when PostgreSQL is unavailable, if an API responds, and that it is not known otherwise', async () => {
  const since = '2026-01-02T03:04:05.678Z'
  const api = createServer((request, response) =>
    response.writeHead(503).end(JSON.stringify(request.url === '/ready' ? { waiting_for: ['database'], since } : {})),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void api.close())
  await new Promise((resolve) => api.once('listening', resolve))
  const PUBLIC_URL = `http://127.0.0.1:${(api.address() as { port: number }).port}`
  const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', PROVIDER_BASE_URL: PUBLIC_URL }
  const json = await runChannel(['status', '--json'], { ...environment, PUBLIC_URL })
  expect([json.status, json.stderr]).toEqual([1, ''])
  const detail = expect.stringMatching(/^PostgreSQL is unavailable.*127\.0\.0\.1:1.*: start it, /)
  expect(JSON.parse(json.stdout)).toMatchObject({
    dependencies: [{ name: 'provider', state: 'ok' }, {}, {}],
    problems: [{ code: 'database_failed', detail, since }],
  })
  const text = await runChannel(['status'], { ...environment, PUBLIC_URL: 'http://127.0.0.1:1' })
  expect([text.status, text.stderr]).toEqual([1, ''])
  expect(text.stdout).toMatch(/^! PostgreSQL is unavailable.* \(since when is not known\)$/m)
})

it('says since when PostgreSQL is unavailable, also behind a certificate that is not trusted', async () => {
  const since = '2026-01-02T03:04:05.678Z'
  const pem = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=localhost', '-keyout', '-', '-out', '-'],
  ]).stdout
  const api = createHttpsServer({ key: pem, cert: pem }, (_, response) =>
    response.writeHead(503).end(JSON.stringify({ waiting_for: ['database'], since })),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void api.close())
  await new Promise((resolve) => api.once('listening', resolve))
  const PUBLIC_URL = `https://127.0.0.1:${(api.address() as { port: number }).port}`
  const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', PUBLIC_URL }
  const { stdout } = await runChannel(['status', '--json'], environment)
  expect(JSON.parse(stdout).problems[0]).toMatchObject({ code: 'database_failed', since })
})

it('says since when nothing is sent because of a restore', async () => {
  await using database = await createTestDatabase()
  await aTenant(database)
  await database.execute(addProcess, ['0', '1 minute'])
  const problem = async () => {
    const { stdout } = await runChannel(['status', '--json'], { DATABASE_URL: database.url })
    const { problems } = JSON.parse(stdout) as { problems: { code: string; since: string }[] }
    const found = problems.find(({ code }) => code === 'restore')
    return found && Math.round((Date.now() - Date.parse(found.since)) / 60_000)
  }
  expect(await problem()).toBeUndefined()
  await database.execute(hold)
  expect(await problem()).toBe(5)
  await database.execute(release)
  await database.execute(expire)
  expect(await problem()).toBe(2)
})
