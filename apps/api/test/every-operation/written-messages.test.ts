import { expect, it } from 'vitest'
import { bodySchemas, fieldsOf } from '../support/body-fields.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { type Given, valuesOf } from '../support/values-of.ts'

const api = await startApi()
const tenant = await api.tenant()
await tenant.syncTemplates([
  {
    name: 'order_ready',
    language: 'en_US',
    category: 'UTILITY',
    components: [{ type: 'BODY', text: 'Hello {{1}}, your order is ready at {{2}}.' }],
  },
])
const bsuid = 'DE.1234567890'
const received = await tenant.receiveMessage({ from: { phone_number: newPhoneNumber(), bsuid } })
const image = await tenant.receiveImage()

/** Each way to name the recipient, and the field of the message that shows it. */
const recipients = [
  { field: 'to', value: received.from, shown: 'to' },
  { field: 'bsuid', value: bsuid, shown: 'to' },
  { field: 'contact_id', value: received.contact_id, shown: 'contact_id' },
  { field: 'conversation_id', value: received.conversation_id, shown: 'conversation_id' },
] as const

const fields = fieldsOf(bodySchemas().get('sendMessage')!)
const ofEveryType = [
  'type',
  'reply_to_message_id',
  'client_reference',
  'send_at',
  ...recipients.map(({ field }) => field),
]
// Every other field has the name of the message type whose content it contains.
const types = Object.keys(fields).filter((name) => !ofEveryType.includes(name))

const media = ['image', 'document', 'video', 'audio', 'sticker'].flatMap((type) => [type, `interactive.header.${type}`])
const given: Given = {
  ...Object.fromEntries(media.map((path) => [`${path}.media_id`, [image.media?.id]])),
  'reaction.message_id': [received.id],
  'template.components': [
    [
      {
        type: 'body',
        parameters: [
          { type: 'text', text: 'Ana' },
          { type: 'text', text: 'seven' },
        ],
      },
    ],
  ],
}

it('finds the fields of every message, and the type of each other field', () => {
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(ofEveryType))
  expect(types).toHaveLength(11)
})

it.each(recipients)('writes the recipient by $field', async ({ field, value, shown }) => {
  const body = { [field]: value, type: 'text', text: { body: 'Hello' } }
  expect(await sendAndGet(body)).toMatchObject({ [shown]: value })
})

const messages = types.flatMap((type) => valuesOf(fields[type]!, given, type).map((value) => ({ type, value })))

it.each(messages)('writes every field of the $type $value', async ({ type, value }) => {
  const send_at = new Date(Date.now() + 3_600_000).toISOString()
  const others = { type, reply_to_message_id: received.id, client_reference: 'order-1' }
  const shown = await sendAndGet({ to: received.from, ...others, send_at, [type]: value })
  expect(shown).toMatchObject({ ...others, send_at: send_at.replace('Z', '000Z') })
  // A text is shown as text; `preview_url` is for the provider only.
  if (type === 'text') expect(shown).toMatchObject({ content: (value as { body: string }).body, payload: null })
  else expect(shown.payload).toEqual({ [type]: value })
})

async function sendAndGet(body: object) {
  const written = await send('sendMessage', tenant, { body })
  expect(written.status, JSON.stringify(written.body)).toBe(202)
  const read = await send('getMessage', tenant, { params: { id: written.body.data.id } })
  return read.body.data
}
