import { applyGroupReport } from '@channel/core/groups'
import { anInboundMessage } from '@channel/core/testing'
import { expect, it } from 'vitest'
import { aSendScene } from '../support/send-scene.ts'

const ana = '+4915112345678'

async function aGroupScene() {
  const scene = await aSendScene()
  const { simulator, sender, database, scope } = scene
  const { phone_number_id } = sender
  const { id } = simulator.createGroup(phone_number_id, { subject: 'Order 4711', members: [ana] })
  simulator.receiveInGroup(id, { from: ana, text: { body: 'Hello' } })
  const from = { phone_number: ana, name: 'Ana' }
  const { conversation_id } = await anInboundMessage(database, sender.tenant.account, { from, group_id: id })
  const end = () =>
    database.transaction((tx) => {
      const report = { phone_number_id, group_id: id, status: 'ended', joined: [], left: [] } as const
      return applyGroupReport(tx, scope, { ...report, at: new Date().toISOString() })
    })
  return { ...scene, id, conversation_id, end }
}

it('sends a message to a group in the provider’s format', async () => {
  const { send, engine, simulator, sends, id, conversation_id } = await aGroupScene()
  const message = await send({ conversation_id, type: 'text', text: { body: 'We open at seven.' } })
  engine()
  await expect.poll(async () => (await sends())[0]?.state).toBe('sent')
  expect(simulator.calls.at(-1)?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'group',
    to: id,
    type: 'text',
    text: { body: 'We open at seven.' },
    biz_opaque_callback_data: message.id,
  })
})

it('fails a message to a group that has ended while it waited', async () => {
  const { send, engine, simulator, sends, conversation_id, end } = await aGroupScene()
  await send({ conversation_id, type: 'text', text: { body: 'We open at seven.' } })
  await end()
  engine()
  await expect.poll(async () => (await sends())[0]).toMatchObject({ status: 'failed', error_code: 'group_unavailable' })
  expect(simulator.sent()).toEqual([])
})
