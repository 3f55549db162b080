import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createCell, openDatabase } from '@channel/db'
import { startSimulator } from '@channel/simulator'
import { createTestDatabase } from '@channel/test-kit'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { expect, it, onTestFinished } from 'vitest'
import { expectNothingLost } from '../scale/expect-nothing-lost.ts'
import { type Load, startLoad } from '../scale/load.ts'
import { startProcess } from '../support/start-process.ts'
import { verifyToken } from '../support/webhook-endpoint.ts'
import { rowsOf } from './move-scene.ts'
import { seedMessages } from './seed-messages.ts'

const cli = fileURLToPath(new URL('../../../../apps/cli/src/main.ts', import.meta.url))
const messageCount = Number(process.env.MOVED_MESSAGES ?? 100_000)
/** What the command prints at the beginning of the steps at which it is killed. */
const steps = [
  'Recording',
  'Copying',
  'Comparing',
  'Waiting',
  'Its changes are refused',
  'It is in the other cell',
  'Removing',
]
/** Three loads share the machine. */
const slowness = 3
/** What writes to these is not the load alone. */
const changing =
  /^(audit_log|api_log|hourly_|webhook_|events|search_words|message_|messages|conversations|contacts|media|read_|channel_accounts|usage_|idempotency|api_keys|organizations)/

const times: [number, string][] = []

/** Runs the command. Ends it as soon as it has printed a text. */
async function runMove(databaseUrl: string, id: string, to: string, killAt?: string) {
  const child = spawn(process.execPath, [cli, 'organization', 'move', id, '--to', to], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
    for (const line of `${chunk}`.split('\n').filter((each) => each.endsWith('…') || each.endsWith('.')))
      times.push([Date.now(), line])
    if (killAt !== undefined && printed.includes(killAt)) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'exit')
  return { code, signal, printed, out }
}

it(`moves an organization of ${messageCount} messages under load, and continues after each kill`, {
  timeout: 1_800_000,
}, async () => {
  const main = await createTestDatabase()
  const cell = openDatabase({ url: main.url, cell: 'a', poolSize: 4 })
  const directory = await mkdtemp(join(tmpdir(), 'channel-move-'))
  const sink = await openWebhookSink()
  const simulator = await startSimulator({ behavior: { enforce_window: false, statuses: ['sent', 'delivered'] } })
  onTestFinished(async () => {
    await simulator.stop()
    await sink[Symbol.asyncDispose]()
    await cell.close()
    await main.drop()
    await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  await createCell(main, cell)
  const settings = {
    MEDIA_DIRECTORY: directory,
    CHANNEL_DEVELOPMENT: '1',
    HOST: '127.0.0.1',
    PORT: '0',
    REDIS_URL: '',
    PROVIDER_BASE_URL: simulator.url,
    PROVIDER_APP_ID: simulator.app.id,
    PROVIDER_APP_SECRET: simulator.app.secret,
    PROVIDER_VERIFY_TOKEN: verifyToken,
    RATE_LIMIT_READS_PER_MINUTE: '100000',
    RATE_LIMIT_WRITES_PER_MINUTE: '100000',
  }
  const api = startProcess('api', main.url, settings)
  const [{ url }] = (await once(api.child, 'message')) as [{ url: string }]
  const worker = startProcess('worker', main.url, settings)
  await once(worker.child, 'message')
  await simulator.connectCallback(`${url}/provider/webhooks`, verifyToken)
  // What it gives up on a busy machine, it does not count as reported.
  simulator.setWebhooks({ timeout_ms: 60_000 })
  const service = { url, database: main, simulator, sink }

  const neighbor = await startLoad(service, { slowness })
  const resident = await startLoad({ ...service, database: cell }, { slowness })
  const seededAt = performance.now()
  const load = await startLoad(service, {
    slowness,
    prepare: (tenant) => seedMessages(main, tenant, messageCount),
  })
  console.log(`seeded in ${Math.round(performance.now() - seededAt)} ms`)
  const { id } = load.organization
  await delay(3_000)
  const before = await rowsOf(main, id)
  const startedAt = Date.now()
  for (const step of steps) {
    const { signal, printed } = await runMove(main.url, id, 'a', step)
    expect(signal, printed).toBe('SIGKILL')
    await delay(1_000)
  }
  const { code, printed, out } = await runMove(main.url, id, 'a')
  expect(code, printed).toBe(0)
  console.log(`moved in ${Date.now() - startedAt} ms, with ${steps.length} kills\n${out}`)
  await delay(3_000)
  const loads = { load, neighbor, resident }
  for (const [name, each] of Object.entries(loads)) {
    await each.end()
    console.log(
      name,
      each.attempts.all.length,
      'requests;',
      each.attempts.summary(startedAt),
      '; longest',
      each.longestFailureMs(),
      'ms',
    )
    expect(each.failures).toEqual([])
  }
  const log = [
    ...times,
    ...Object.entries(loads).flatMap(([name, { attempts }]) =>
      attempts
        .failedSince(startedAt)
        .map((each) => [each.endedAt, `  ${name} ${each.what} ${each.problem}`] as [number, string]),
    ),
  ]
  for (const [at, text] of log.toSorted(([one], [other]) => one - other))
    console.log(`${String(at - startedAt).padStart(7)} ${text}`)
  // How long a request takes depends on the machine, which copies, and runs everything else.
  const refused = ({ attempts }: Load) =>
    attempts.failedSince(startedAt).filter(({ problem }) => !problem?.startsWith('took'))
  expect(refused(neighbor)).toEqual([])
  expect(refused(resident)).toEqual([])
  expect(load.longestFailureMs()).toBeLessThan(5_000)

  expect(await rowsOf(main, id)).toEqual({})
  const after = await rowsOf(cell, id)
  for (const [table, rows] of Object.entries(before)) {
    if (!changing.test(table)) expect(after[table], table).toEqual(rows)
    else expect(after[table]?.length, table).toBeGreaterThanOrEqual(rows.length)
  }
  const seeded = (rows: readonly string[] | undefined) => rows?.filter((row) => row.includes('wamid.seed'))
  expect(seeded(after.messages)).toEqual(seeded(before.messages))
  console.log(await expectNothingLost({ ...service, database: cell }, load))
  console.log(await expectNothingLost(service, neighbor))
  console.log(await expectNothingLost({ ...service, database: cell }, resident))
})

it('says how long a move takes, and how long changes are refused', { timeout: 600_000 }, async () => {
  const main = await createTestDatabase()
  const cell = openDatabase({ url: main.url, cell: 'a', poolSize: 4 })
  onTestFinished(async () => {
    await cell.close()
    await main.drop()
  })
  await createCell(main, cell)
  const { aTenant, aWebhookSubscription } = await import('@channel/core/testing')
  const tenant = await aTenant(main)
  await aWebhookSubscription(main, tenant.organization.id)
  await seedMessages(main, tenant, messageCount)
  const startedAt = performance.now()
  const { code, out, printed } = await runMove(main.url, tenant.organization.id, 'a')
  expect(code, printed).toBe(0)
  console.log(`moved ${messageCount} messages in ${Math.round(performance.now() - startedAt)} ms\n${out}`)
})
