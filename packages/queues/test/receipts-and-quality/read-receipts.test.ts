import { markConversationRead } from '@channel/core/conversations'
import { anInboundMessage } from '@channel/core/testing'
import { statement } from '@channel/db'
import { httpProvider } from '@channel/provider'
import { expect, it, onTestFinished } from 'vitest'
import { startReadReceipts } from '../../src/receipts-and-quality/start-read-receipts.ts'
import { aSendScene } from '../support/send-scene.ts'

type Scene = Awaited<ReturnType<typeof aSendScene>>

const countReceipts = statement('worker_test_count_receipts', 'SELECT count(*)::int AS count FROM read_receipts')

function start({ database, scope, simulator, clock, errors, log }: Scene): void {
  const receipts = startReadReceipts({
    database,
    secrets: scope.secrets,
    provider: httpProvider({ baseUrl: simulator.url }),
    log,
    onError: (error) => errors.push(error.message),
    clock,
    pollMs: 20,
  })
  onTestFinished(() => receipts.stop())
}

/** A message that the provider has too. */
async function received({ simulator, database, sender }: Scene, from = '4915112345678') {
  const entry = simulator.receive(sender.phone_number_id, { from, type: 'text', text: { body: 'Hello' } })
  const { conversation_id } = await anInboundMessage(database, sender.tenant.account, {
    provider_message_id: entry.id,
    from: { phone_number: `+${from}` },
  })
  return { entry, conversation_id }
}

function mark({ database, sender: { tenant, phone_number_id } }: Scene, id: string, typing = false) {
  const params = { phone_number_id, id }
  return database.transaction((tx) => markConversationRead(tx, tenant.scope, { params, body: { typing } }))
}

const left = async ({ database }: Scene) => (await database.query<{ count: number }>(countReceipts))[0]?.count
const calls = ({ simulator }: Scene) =>
  simulator.calls.map(({ body }) => body as Record<string, unknown>).filter(({ status }) => status === 'read')

it('has the provider show messages as read, with a typing indicator, once', async () => {
  const scene = await aSendScene()
  const first = await received(scene)
  const second = await received(scene)
  start(scene)
  const conversation = await mark(scene, first.conversation_id, true)
  expect(conversation.unread_count).toBe(0)
  await expect.poll(() => left(scene)).toBe(0)
  expect([first.entry.status, second.entry.status]).toEqual(['read', 'read'])
  const typing_indicator = { type: 'text' }
  const read = { messaging_product: 'whatsapp', status: 'read', message_id: second.entry.id }
  expect(calls(scene)).toEqual([{ ...read, typing_indicator }])
  // Nothing is unread, so there is nothing to show but the indicator.
  await mark(scene, first.conversation_id)
  expect(await left(scene)).toBe(0)
  await mark(scene, first.conversation_id, true)
  await expect.poll(() => calls(scene).length).toBe(2)
  expect(scene.errors).toEqual([])
})

it('retries when the provider is unavailable, and gives up what it refuses', async () => {
  const scene = await aSendScene()
  const { simulator, clock } = scene
  const refused = await received(scene)
  simulator.arm({ kind: 'error', code: 131009, path: '/messages' })
  start(scene)
  await mark(scene, refused.conversation_id)
  await expect.poll(() => left(scene)).toBe(0)
  const { entry, conversation_id } = await received(scene, '4915112345679')
  simulator.arm({ kind: 'error', code: 131000, status: 500, path: '/messages' })
  await mark(scene, conversation_id, true)
  await expect.poll(() => calls(scene).length).toBe(2)
  expect(entry.status).not.toBe('read')
  clock.advance(30_000)
  await expect.poll(() => left(scene)).toBe(0)
  expect(entry.status).toBe('read')
  // It is too late for the indicator.
  expect(calls(scene).map(({ typing_indicator }) => typing_indicator !== undefined)).toEqual([false, true, false])
  expect(scene.errors).toEqual([])
})
