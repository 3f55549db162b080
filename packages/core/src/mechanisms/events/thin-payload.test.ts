import document from '@channel/contract/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { thinPayload } from './thin-payload.ts'

interface EventExample {
  readonly object: string
  readonly type: string
  readonly id: string
  readonly created_at: string
  readonly phone_number_id: string | null
  readonly customer: { readonly id: string } | null
  readonly data: { readonly object: { readonly object: string; readonly id?: string } }
}

const values = document.components.examples as unknown as Record<string, { readonly value: EventExample }>
const examples = Object.values(values).flatMap(({ value }) =>
  value.object === 'event' ? [[value.type, value] as const] : [],
)

it('has an example of each event type', () => {
  expect(new Set(examples.map(([type]) => type))).toEqual(new Set(Object.keys(document.webhooks)))
})

it.each(examples)('keeps of %s only ids, the type and the time', (type, event) => {
  const { id, created_at, phone_number_id, customer } = event
  const { data, ...thin } = JSON.parse(thinPayload(JSON.stringify(event)))
  const envelope = { id, object: 'thin_event', type, created_at, api_version: 'v1', phone_number_id }
  expect(thin).toEqual({ ...envelope, customer_id: customer?.id ?? null })
  const { object, ...ids } = data.object
  expect(object).toBe(event.data.object.object)
  const { messages = [], deleted: _, ...others } = ids
  for (const message of messages) {
    expect(message).toEqual({ id: expect.stringMatching(/^msg_/), object: 'message' })
  }
  for (const value of Object.values(others)) {
    expect(value).toMatch(/^[a-z]+_[0-9A-Za-z]+$/)
  }
  if ('id' in event.data.object) expect(ids.id).toBe(event.data.object.id)
})

it('names the conversation and the contact of a message, and the contact of a conversation', () => {
  const thinOf = (object: object) =>
    JSON.parse(thinPayload(JSON.stringify({ id: 'evt_1', object: 'event', customer: null, data: { object } }))).data
      .object
  const message = { id: 'msg_1', object: 'message', conversation_id: 'cnv_1', contact_id: 'ctc_1', content: 'Hello' }
  expect(thinOf(message)).toEqual({ id: 'msg_1', object: 'message', conversation_id: 'cnv_1', contact_id: 'ctc_1' })
  const conversation = { id: 'cnv_1', object: 'conversation', contact: { id: 'ctc_1', name: 'Ana' } }
  expect(thinOf(conversation)).toEqual({ id: 'cnv_1', object: 'conversation', contact_id: 'ctc_1' })
})
