import { RequestValidationError, requestSchemas, requestValidator } from '@channel/codegen/hono'
import { describe, expect, test } from 'vitest'
import authored from '../src/generated/openapi.json' with { type: 'json' }
import { type WebhookName, webhooks } from '../src/webhooks.ts'

const signed = {
  'webhook-id': 'evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K',
  'webhook-timestamp': '1795165367',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
}

/** What is valid of a request, or where it is not. */
function validate(name: WebhookName, headers: Record<string, string>, body: unknown): unknown {
  const validator = requestValidator('', requestSchemas(webhooks[name]), {
    refuseBadText: true,
    refuseUnknownQuery: true,
  })
  try {
    return requestValidator(name, schemas, { refuseBadText: true })({ path: '', query: '', ...request })
  } catch (error) {
    if (error instanceof RequestValidationError) return error
    throw error
  }
}

describe.each(Object.keys(webhooks) as WebhookName[])('%s', (name) => {
  const { examples } = authored.webhooks[name].post.requestBody.content['application/json']
  const reference = examples.event.$ref.split('/').at(-1) as keyof typeof authored.components.examples
  const example = authored.components.examples[reference].value as object

  test('takes its example, as it is', () => {
    expect(received(name, { headers, body: example })).toEqual({ headers: Object.fromEntries(headers), body: example })
  })

  test('refuses another type, and a resource without its id', () => {
    const place = (body: object) => {
      const result = received(name, { headers, body })
      return result instanceof RequestValidationError ? `${result.in}.${result.path.join('.')}` : undefined
    }
    expect(place({ ...example, type: 'contact.sneezed' })).toBe('body.type')
    expect(place({ ...example, data: { object: {} } })).toBe('body.data.object.id')
  })
})

test('a webhook without a signature is refused', () => {
  const unsigned = new Headers(headers)
  unsigned.delete('webhook-signature')
  expect(received('webhook.test', { headers: unsigned, body: {} })).toMatchObject({
    in: 'header',
    path: ['webhook-signature'],
    kind: 'required',
  })
})
