import { statement } from '@channel/db'
import { expect } from 'vitest'
import { timesOf } from '../support/balance.ts'
import { problemsOfSends } from '../support/problems-of-sends.ts'
import type { Load, UsedService } from './load.ts'

const readEvents = statement(
  'scale_test_events',
  `SELECT id FROM events
   WHERE organization_id = $1
     AND created_at > (SELECT created_at FROM webhook_subscriptions subscription WHERE subscription.organization_id = $1)`,
)
const readInbound = statement(
  'scale_test_inbound',
  `SELECT message.provider_message_id, media.status
   FROM messages message
   LEFT JOIN media ON media.organization_id = message.organization_id AND media.id = message.media_id
   WHERE message.organization_id = $1 AND message.direction = 'inbound'`,
)
const readSends = statement(
  'scale_test_sends',
  'SELECT message_id, state FROM message_sends WHERE organization_id = $1',
)

interface Send {
  readonly message_id: string
  readonly state: string
}

/** Waits until everything is sent and delivered, and compares it with what was acknowledged. */
export async function expectNothingLost(service: UsedService, load: Load) {
  const { database, simulator, sink } = service
  const { organization, phone_number_id } = load
  const sends = () => database.query<Send>(readSends, [organization.id])
  const isOpen = ({ state }: Send) => state === 'pending'
  await expect.poll(async () => (await sends()).filter(isOpen)).toEqual([])
  await simulator.settled()

  const inbound = () =>
    database.query<{ provider_message_id: string; status: string | null }>(readInbound, [organization.id])
  const ids = async () => (await inbound()).map(({ provider_message_id }) => provider_message_id)
  await expect.poll(async () => load.received.filter(notIn(await ids()))).toEqual([])
  expect(new Set(await ids()).size).toBe((await ids()).length)
  await expect.poll(async () => (await inbound()).filter(({ status }) => status === 'pending')).toEqual([])
  expect((await inbound()).filter(({ status }) => status === 'failed')).toEqual([])

  const uncertain = new Set((await sends()).filter(({ state }) => state === 'uncertain').map((send) => send.message_id))
  const isKnown = (problem: string) =>
    // An uncertain message may not be at the provider, but never twice.
    (uncertain.has(problem.split(' ')[0]!) && !problem.includes('times')) ||
    // The ids of events come from several processes, so they do not give their order.
    problem.includes(' reported to ')
  const atProvider = () => simulator.sent().filter((each) => each.phone_number_id === phone_number_id)
  const problems = () => problemsOfSends(database, [organization.id], atProvider(), [])
  // The provider reports the last messages only now.
  await expect.poll(async () => (await problems()).filter((problem) => !isKnown(problem))).toEqual([])

  const events = (await database.query<{ id: string }>(readEvents, [organization.id])).map(({ id }) => id)
  const received = () => sink.at(`/hook/${organization.id}`)
  await expect.poll(() => events.filter(notIn([...timesOf(received()).keys()]))).toEqual([])
  await expectReadable(service, load)
  return {
    messages: (await sends()).length,
    uncertain: uncertain.size,
    inbound: load.received.length,
    events: events.length,
    deliveries: received().length,
  }
}

/** Reads each acknowledged write through the API. */
async function expectReadable({ url }: UsedService, { call, phone_number_id, acknowledged }: Load): Promise<void> {
  const path = `/v1/${phone_number_id}`
  for (const [id, text] of acknowledged.messages)
    expect((await call('check', `${path}/messages/${id}`)).data).toMatchObject({ content: text })
  for (const [id, phone_number] of acknowledged.contacts)
    expect((await call('check', `${path}/contacts/${id}`)).data).toMatchObject({ phone_number })
  for (const [id, bytes] of acknowledged.files) {
    const { data } = await call('check', `${path}/messages/${id}`)
    const response = await fetch(new URL((data as { media_url?: string }).media_url!, url))
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes), id).toBe(true)
  }
}

function notIn(known: readonly string[]): (id: string) => boolean {
  const set = new Set(known)
  return (id) => !set.has(id)
}
