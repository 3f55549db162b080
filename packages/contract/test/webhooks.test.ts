import { RequestValidationError, requestSchemas, requestValidator } from '@channel/codegen/hono'
import { describe, expect, test } from 'vitest'
import authored from '../src/generated/openapi.json' with { type: 'json' }
import { type WebhookName, webhooks } from '../src/webhooks.ts'

const signed = {
  'webhook-id': 'evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K',
  'webhook-timestamp': '1795165367',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
}

/** The valid request, or the location of the failure. */
function validate(name: WebhookName, headers: Record<string, string>, body: unknown): unknown {
  const validator = requestValidator('', requestSchemas(webhooks[name]), {
    refuseBadText: true,
    refuseUnknownQuery: true,
  })
  try {
    return validator({ path: '', query: '', headers: new Headers(headers), body, bodyHasEscapes: false })
  } catch (error) {
    if (error instanceof RequestValidationError) return error.location
    throw error
  }
}

describe.each(Object.keys(webhooks) as WebhookName[])('%s', (name) => {
  const { examples } = authored.webhooks[name].post.requestBody.content['application/json']
  const reference = examples.event.$ref.split('/').at(-1) as keyof typeof authored.components.examples
  const example = authored.components.examples[reference].value as object

  test('accepts its example unchanged', () => {
    expect(validate(name, signed, example)).toEqual({ headers: signed, body: example })
  })

  test('rejects another type, and a resource without its id', () => {
    expect(validate(name, signed, { ...example, type: 'contact.sneezed' })).toBe('body.type')
    expect(validate(name, signed, { ...example, data: { object: {} } })).toBe('body.data.object.id')
  })
})

test('rejects a webhook without a signature', () => {
  const { 'webhook-signature': _signature, ...unsigned } = signed
  expect(validate('webhook.test', unsigned, {})).toBe('header.webhook-signature')
})
