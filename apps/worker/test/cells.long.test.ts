import { once } from 'node:events'
import { authorizeAccount } from '@channel/core/accounts'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { sendMessage } from '@channel/core/messages'
import { listProcesses } from '@channel/core/secret-rotation'
import { aContact, anInboundMessage, aScope, aTenant } from '@channel/core/testing'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { createCell, type Database, openDatabase, statement } from '@channel/db'
import { type Simulator, startSimulator } from '@channel/simulator'
import { createTestDatabase, isOnCitus, type OwnDatabase } from '@channel/test-kit'
import { parseMetrics } from '@channel/test-kit/parse-metrics'
import { openWebhookSink, type WebhookSink } from '@channel/test-kit/webhook-sink'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { startWorkerProcess, workerSecret } from './support/worker-process.ts'

const insertCell = statement('cells_test_insert', `INSERT INTO cells (name) VALUES ('ghost')`)

const countWebhooks = statement('cells_test_count', 'SELECT count(*)::int AS count FROM provider_webhooks')

const readTexts = statement('cells_test_texts', 'SELECT content FROM messages ORDER BY content')

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
  await createCell(main, cell, { isDistributed: isOnCitus })
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

/** A webhook with a text for each of two numbers. */
function textsFor(numbers: readonly string[], name: string): Buffer {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const changes = numbers.map((phone_number_id, index) => {
    const message = {
      from: `4915100${name}`,
      id: `wamid.${name}.${index}`,
      timestamp,
      type: 'text',
      text: { body: name },
    }
    return { field: 'messages', value: { metadata: { phone_number_id }, messages: [message] } }
  })
  return Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] }))
}

it('applies each update once, in its cell, although a worker is killed while it hands them over', async () => {
  const other = await aCell('other')
  const numbers = [await aTenant(main), await aTenant(other)].map(({ account }) => account.phone_number_id)
  const names = Array.from({ length: 300 }, (_, index) => String(10_000 + index))
  await Promise.all(names.map((name) => storeProviderWebhook(main, textsFor(numbers, name))))
  const waiting = async () => (await main.query<{ count: number }>(countWebhooks))[0]?.count ?? 0
  const first = await start()
  await expect.poll(waiting, { interval: 1 }).toBeLessThan(300)
  first.child.kill('SIGKILL')
  await first.ended
  expect(await waiting()).toBeGreaterThan(0)
  const second = await start()
  const texts = async (cell: Database) =>
    (await cell.query<{ content: string }>(readTexts)).map(({ content }) => content)
  await expect.poll(() => texts(other), { timeout: 20_000 }).toEqual(names)
  await expect.poll(() => texts(main)).toEqual(names)
  for (const cell of [main, other]) await expect.poll(() => cell.query(countWebhooks)).toEqual([{ count: 0 }])
  second.child.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ code: 0 })
})

it('does not hold up a cell by the backlog of another one', async () => {
  const other = await aCell('other')
  const busy = await aTenant(main)
  const { organization } = busy
  const scope = { ...aScope(organization.id), secrets, development: true }
  const body = { url: `${sink.url}/busy`, event_types: ['contact.created'] as const, enabled: true }
  sink.respond('/busy', (_request, response) => void setTimeout(() => response.writeHead(200).end(), 200))
  await main.transaction((tx) => createWebhookSubscription(tx, scope, { body }))
  const backlog = 600
  for (let count = 0; count < backlog; count++) await aContact(main, busy.account)
  const { child, ended } = await start()
  await expect.poll(() => sink.at('/busy').length).toBeGreaterThan(0)
  await sendsAndDelivers(other)
  expect(sink.at('/busy').length).toBeLessThan(backlog)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})
