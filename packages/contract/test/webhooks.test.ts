import { describe, expect, test } from 'vitest'
import authored from '../src/generated/openapi.json' with { type: 'json' }
import { type Webhook, webhooks } from '../src/webhooks.ts'

const headers = new Headers({
  'webhook-id': 'evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K',
  'webhook-timestamp': '1795165367',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
})

describe.each(Object.values<Webhook>(webhooks))('$name', (webhook) => {
  const { examples } = authored.webhooks[webhook.name].post.requestBody.content['application/json']
  const reference = examples.event.$ref.split('/').at(-1) as keyof typeof authored.components.examples
  const example = authored.components.examples[reference].value as object

  test('takes its example, as it is', () => {
    expect(webhook.decode({ headers, body: example })).toEqual({
      ok: true,
      input: { headers: Object.fromEntries(headers), body: example },
    })
  })

  test('refuses another type, and a resource without its id', () => {
    const place = (body: object) => {
      const decoded = webhook.decode({ headers, body })
      return decoded.ok ? undefined : decoded.error.place
    }
    expect(place({ ...example, type: 'contact.sneezed' })).toBe('body.type')
    expect(place({ ...example, data: { object: {} } })).toBe('body.data.object.id')
  })
})

test('a webhook without a signature is refused', () => {
  const unsigned = new Headers(headers)
  unsigned.delete('webhook-signature')
  const decoded = webhooks['webhook.test'].decode({ headers: unsigned, body: {} })
  expect(decoded).toMatchObject({ ok: false, error: { place: 'header.webhook-signature', kind: 'required' } })
})
