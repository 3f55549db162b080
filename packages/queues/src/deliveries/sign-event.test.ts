import { aScope } from '@channel/core/testing'
import { newSecret } from '@channel/core/webhook-subscriptions'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { signEvent } from './sign-event.ts'

// The test vector shared by the libraries of Standard Webhooks.
const published = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
}

it('matches the published vector', () => {
  expect(signEvent(published)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('signs with every secret, and the reference library verifies each signature', () => {
  const scope = aScope('org_any')
  const secrets = [newSecret(scope).text, newSecret(scope).text]
  const body = JSON.stringify({ id: 'evt_1', text: 'Grüße, 😀\u2028\u0000' })
  const headers = signEvent({ id: 'evt_1', timestamp: Math.floor(Date.now() / 1000), body, secrets })
  expect(headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}= v1,[A-Za-z0-9+/]{43}=$/)
  for (const secret of secrets) {
    const webhook = new Webhook(secret)
    expect(webhook.verify(body, { ...headers })).toEqual(JSON.parse(body))
    expect(() => webhook.verify(`${body} `, { ...headers })).toThrow('No matching signature found')
  }
  const other = new Webhook(newSecret(scope).text)
  expect(() => other.verify(body, { ...headers })).toThrow('No matching signature found')
})

it('throws without a secret, or for a fractional timestamp', () => {
  expect(() => signEvent({ ...published, secrets: [] })).toThrow(
    'No secret is given to sign msg_p5jXN8AQM9LWM0D4loKWxJek',
  )
  expect(() => signEvent({ ...published, timestamp: 1614265330.5 })).toThrow(
    '1614265330.5 is not a number of whole seconds.',
  )
})
