import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ManualClock, manualClock, type Simulator, startSimulator } from '../src/index.ts'
import { type App, startApp } from './support.ts'

const number = '106540352242922'
const ana = '+49 151 12345678'
const bo = '+49 152 87654321'
let clock: ManualClock
let simulator: Simulator
let app: App

beforeEach(async () => {
  clock = manualClock(Date.parse('2026-11-20T09:00:00Z'))
  app = await startApp()
  simulator = await startSimulator({ clock, callbackUrl: app.url, behavior: { pace_ms: 100 } })
  simulator.setNumber(number, { waba_id: '102290129340398', display_phone_number: '+49 30 901820' })
})
afterEach(() => simulator.stop())

async function reported() {
  await simulator.settled()
  return app.changes().map(({ field, value }) => [field, value])
}
const aGroup = (members = [ana, bo]) => simulator.createGroup(number, { subject: 'Order 4711', members })

async function send(body: object) {
  const response = await fetch(`${simulator.url}/v23.0/${number}/messages`, {
    method: 'POST',
    headers: { Authorization: 'Bearer any', 'Content-Type': 'application/json' },
    body: JSON.stringify({ messaging_product: 'whatsapp', recipient_type: 'group', ...body }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape
  return { status: response.status, body: (await response.json()) as any }
}
const hello = { type: 'text', text: { body: 'Hello' } }

it('reports a group, who joins and leaves, its subject and its end', async () => {
  const { id } = aGroup()
  simulator.changeGroup(id, { subject: 'Order 4712', leave: [bo] })
  simulator.changeGroup(id, { status: 'suspended' })
  simulator.changeGroup(id, { status: 'active' })
  simulator.changeGroup(id, { status: 'ended' })
  const about = { group_id: id }
  expect(await reported()).toMatchObject([
    ['group_lifecycle_update', { groups: [{ ...about, type: 'group_create', subject: 'Order 4711' }] }],
    ['group_participants_update', { groups: [{ ...about, added_participants: [{ wa_id: '4915112345678' }, {}] }] }],
    ['group_participants_update', { groups: [{ ...about, removed_participants: [{ wa_id: '4915287654321' }] }] }],
    ['group_settings_update', { groups: [{ group_subject: { text: 'Order 4712', update_successful: true } }] }],
    ['group_status_update', { groups: [{ ...about, type: 'group_suspend' }] }],
    ['group_status_update', { groups: [{ ...about, type: 'group_suspend_cleared' }] }],
    ['group_lifecycle_update', { groups: [{ ...about, type: 'group_delete' }] }],
  ])
  expect(() => simulator.changeGroup(id, { join: [bo] })).toThrow('The group has ended.')
})

it('has at most eight members, who alone write in it', async () => {
  const members = Array.from({ length: 8 }, (_, index) => `+4915112345${index}00`)
  const { id } = aGroup(members)
  expect(() => simulator.changeGroup(id, { join: [bo] })).toThrow('at most 8 members')
  expect(() => simulator.receiveInGroup(id, { from: bo, ...hello })).toThrow('is not a member')
  simulator.receiveInGroup(id, { from: members[0]!, ...hello })
  const message = { group_id: id, from: '4915112345000', ...hello }
  expect((await reported()).at(-1)).toMatchObject(['messages', { messages: [message], contacts: [{}] }])
})

it('takes a message to a group, and reports it for the group and for each member', async () => {
  const { id } = aGroup()
  simulator.receiveInGroup(id, { from: ana, ...hello })
  await reported()
  app.received.length = 0
  const { status } = await send({ to: id, ...hello, biz_opaque_callback_data: 'msg_1' })
  expect(status).toBe(200)
  clock.advance(300)
  const common = { recipient_id: id, recipient_type: 'group', biz_opaque_callback_data: 'msg_1' }
  const members = [{ recipient_participant_id: '4915112345678' }, { recipient_participant_id: '4915287654321' }]
  expect((await reported()).map(([, value]) => value.statuses)).toMatchObject([
    [{ ...common, status: 'sent' }],
    members.map((member) => ({ ...common, ...member, status: 'delivered' })),
    members.map((member) => ({ ...common, ...member, status: 'read' })),
  ])
  expect(simulator.sent()).toMatchObject([{ to: id, status: 'read' }])
})

it('refuses other types, other groups and groups that are not active, and fails free text after 24 hours', async () => {
  const { id } = aGroup()
  const location = { type: 'location', location: { latitude: 1, longitude: 2 } }
  expect(await send({ to: id, ...location })).toMatchObject({ status: 400, body: { error: { code: 131051 } } })
  expect(await send({ to: 'other', ...hello })).toMatchObject({ status: 400, body: { error: { code: 131041 } } })
  expect((await send({ to: id, ...hello })).status).toBe(200)
  clock.advance(300)
  expect((await reported()).at(-1)).toMatchObject(['messages', { statuses: [{ errors: [{ code: 131047 }] }] }])
  simulator.changeGroup(id, { status: 'suspended' })
  expect(await send({ to: id, ...hello })).toMatchObject({ status: 400, body: { error: { code: 131207 } } })
})
