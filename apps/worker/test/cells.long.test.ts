import { once } from 'node:events'
import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { sendMessage } from '@channel/core/messages'
import { listProcesses } from '@channel/core/secret-rotation'
import { anInboundMessage, aScope, aTenant } from '@channel/core/testing'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { createCell, type Database, openDatabase, statement } from '@channel/db'
import { type Simulator, startSimulator } from '@channel/simulator'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { parseMetrics } from '@channel/test-kit/parse-metrics'
import { openWebhookSink, type WebhookSink } from '@channel/test-kit/webhook-sink'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { startWorkerProcess, workerSecret } from './support/worker-process.ts'

const insertCell = statement('cells_test_insert', `INSERT INTO cells (name) VALUES ('ghost')`)

const secrets = deriveSecrets(workerSecret)
let main: OwnDatabase
let simulator: Simulator
let sink: WebhookSink

beforeEach(async () => {
  main = await createTestDatabase()
  simulator = await startSimulator()
  sink = await openWebhookSink()
  onTestFinished(async () => {
    await simulator.stop()
    await sink[Symbol.asyncDispose]()
    await main.drop()
  })
})

async function aCell(name: string): Promise<Database> {
  const cell = openDatabase({ url: main.url, cell: name, poolSize: 2 })
  onTestFinished(() => cell.close())
  await createCell(main, cell)
  return cell
}

async function start() {
  const { child, ended, logged } = startWorkerProcess(main.url, {
    PROVIDER_BASE_URL: simulator.url,
    CHANNEL_DEVELOPMENT: '1',
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  const url = String(logged().find(({ msg }) => msg === 'Readiness and metrics are served.')?.url)
  return { child, ended, logged, url }
}

/** Sends a message in a cell, whose event goes to a receiver. Resolves when both have arrived. */
async function sendsAndDelivers(database: Database): Promise<void> {
  const { account, organization } = await aTenant(database)
  const scope = { ...aScope(organization.id), secrets, development: true }
  const authorization = { id: account.id, token: 'right', waba_id: '4711' }
  await database.transaction((tx) => authorizeAccount(tx, secrets, authorization))
  simulator.setToken('4711', 'right')
  simulator.setNumber(account.phone_number_id, { waba_id: '4711' })
  const body = { url: `${sink.url}/${organization.id}`, event_types: ['message.received'] as const, enabled: true }
  await database.transaction((tx) => createWebhookSubscription(tx, scope, { body }))
  const { contact_id } = await anInboundMessage(database, account)
  const params = { phone_number_id: account.phone_number_id }
  const message = { contact_id, type: 'text', text: { body: 'We open at seven.' } } as const
  const { id } = await database.transaction((tx) => sendMessage(tx, scope, { params, body: message }))
  await expect.poll(() => simulator.sent().map((sent) => sent.biz_opaque_callback_data)).toContain(id)
  await expect.poll(() => sink.at(`/${organization.id}`).length, { timeout: 5_000 }).toBe(1)
}

it('works for all cells, also for one that is created meanwhile', async () => {
  const first = await aCell('first')
  const { child, ended, url, logged } = await start()
  await sendsAndDelivers(main)
  await sendsAndDelivers(first)
  const second = await aCell('second')
  await sendsAndDelivers(second)
  for (const cell of [main, first, second])
    expect(await listProcesses(cell)).toMatchObject([{ kind: 'worker', pid: child.pid, state: 'live' }])

  const families = parseMetrics(await (await fetch(`${url}/metrics`)).text())
  const cellsOf = (name: string) => new Set(families.get(name)?.samples.map(({ labels }) => labels.cell))
  expect(cellsOf('channel_queue_depth')).toEqual(new Set([undefined, 'first', 'second']))
  expect(cellsOf('db_client_connection_count')).toEqual(new Set([undefined]))

  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
  for (const cell of [main, first, second]) expect(await listProcesses(cell)).toEqual([])
  expect(logged().filter(({ level }) => level === 'error' || level === 'warn')).toEqual([])
})

it('names a cell that cannot be used, and works for the others', async () => {
  const cell = await aCell('good')
  await main.execute(insertCell)
  const { child, ended, url } = await start()
  await sendsAndDelivers(main)
  await sendsAndDelivers(cell)
  const response = await fetch(`${url}/ready`)
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { detail: expect.stringContaining('cell ghost: ') },
  ])
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})
