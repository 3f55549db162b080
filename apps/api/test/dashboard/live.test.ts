import { expect, it, onTestFinished } from 'vitest'
import { aDashboardUser, type DashboardUser } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'

const api = await startApi()
const tenant = await api.tenant()
const user = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'read_only' })
const patience = { timeout: 120_000, interval: 20 }

interface Message {
  id?: string
  event?: string
  data?: { type: string; id: string; phone_number_id: string }
}

/** Follows the stream until the test ends. */
async function follow({ cookie }: DashboardUser, lastEventId?: string) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
  const response = await fetch(`${api.url}/dashboard/live`, { headers, signal: leaving.signal })
  const stream = { response, text: '', isEnded: false, leave: () => leaving.abort() }
  const readAll = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk, { stream: true })
    stream.isEnded = true
  }
  void readAll().catch(() => undefined)
  return { ...stream, messages: () => parse(stream.text), isEnded: () => stream.isEnded }
}

function parse(text: string): Message[] {
  const blocks = text.split('\n\n').filter((block) => /^(id|event|data):/m.test(block))
  return blocks.map((block) => {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
    return { ...fields, data: JSON.parse(fields.data) }
  })
}

async function createContact(owner: Tenant): Promise<string> {
  const phone_number = `+4930${Math.floor(1e7 + Math.random() * 8e7)}`
  const { body } = await send('createContact', owner, { body: { phone_number, from: owner.account.phone_number_id } })
  return (body as { data: { id: string } }).data.id
}

const idsOf = (messages: Message[]) => messages.map(({ data }) => data?.id)

it('streams what changes in the organization, and continues after a disconnection', async () => {
  const stream = await follow(user)
  expect(stream.response).toMatchObject({ status: 200 })
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
  const other = await api.tenant()
  const foreign = await createContact(other)
  const created = await createContact(tenant)
  await expect.poll(() => idsOf(stream.messages()), patience).toContain(created)
  expect(idsOf(stream.messages())).not.toContain(foreign)
  const message = stream.messages().find(({ data }) => data?.id === created)
  const { phone_number_id } = tenant.account
  expect(message).toEqual({
    id: expect.stringMatching(/^evt_/),
    data: { type: 'contact.created', id: created, phone_number_id },
  })
  stream.leave()
  const missed = await createContact(tenant)
  const resumed = await follow(user, message?.id)
  await expect.poll(() => idsOf(resumed.messages()), patience).toContain(missed)
  const unknown = await follow(user, 'nonsense')
  await expect.poll(() => unknown.messages(), patience).toEqual([{ event: 'reset', data: {} }])
})

it('ends with the session', async () => {
  const leaving = await aDashboardUser(api, { organizationId: tenant.organizationId })
  const stream = await follow(leaving)
  await leaving.send('DELETE', '/dashboard/session')
  await expect.poll(stream.isEnded, patience).toBe(true)
})

it('limits the streams of a session', async () => {
  const many = await aDashboardUser(api, { organizationId: tenant.organizationId })
  const streams = await Promise.all(Array.from({ length: 10 }, () => follow(many)))
  expect(streams.map(({ response }) => response.status)).toEqual(Array(10).fill(200))
  expect(await many.send('GET', '/dashboard/live')).toMatchObject(failure(429, 'rate_limit_exceeded'))
  streams[0]!.leave()
  const again = async () => (await follow(many)).response.status
  await expect.poll(again, patience).toBe(200)
})
