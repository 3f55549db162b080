import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { changeHeaders, noHeaders, sentHeaders } from './receiver-headers.ts'

const basic_auth = { username: 'channel', password: 'a:b' }

it('sends headers in lower case, and basic authentication as Authorization', () => {
  const headers = changeHeaders(noHeaders, { headers: { 'X-Key': 'one', 'x-Other': 'two' }, basic_auth })
  expect(sentHeaders(headers)).toEqual({
    'x-key': 'one',
    'x-other': 'two',
    authorization: `Basic ${btoa('channel:a:b')}`,
  })
})

it('keeps what is missing, and removes what is null', () => {
  const before = changeHeaders(noHeaders, { headers: { a: '1' }, basic_auth })
  expect(changeHeaders(before, {})).toEqual(before)
  expect(changeHeaders(before, { headers: null })).toEqual({ headers: {}, basic_auth })
  expect(changeHeaders(before, { headers: { b: '2' }, basic_auth: null })).toEqual({
    headers: { b: '2' },
    basic_auth: null,
  })
})

it.each([
  'Host',
  'content-length',
  'Content-Type',
  'webhook-signature',
  'Webhook-Id',
  'proxy-authorization',
  'Traceparent',
])('refuses the header %s', async (name) => {
  const attempt = Promise.try(() => changeHeaders(noHeaders, { headers: { [name]: 'x' } }))
  await expectApiError(attempt, 'invalid_field_value', 'headers')
})

it('refuses a name in two cases, more than 8 KiB, and Authorization together with basic authentication', async () => {
  const change = (given: Parameters<typeof changeHeaders>[1], before = noHeaders) =>
    Promise.try(() => changeHeaders(before, given))
  await expectApiError(change({ headers: { a: '1', A: '2' } }), 'invalid_field_value', 'headers')
  const long = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`x-${index}`, 'x'.repeat(1_000)]))
  await expectApiError(change({ headers: long }), 'invalid_field_value', 'headers')
  const authorization = { headers: { Authorization: 'Bearer x' } }
  await expectApiError(change({ ...authorization, basic_auth }), 'invalid_field_value', 'basic_auth')
  const before = await change({ basic_auth })
  await expectApiError(change(authorization, before), 'invalid_field_value', 'headers')
})

it('takes __proto__ as any other name', () => {
  const headers = changeHeaders(noHeaders, { headers: JSON.parse('{"__proto__": "x"}') })
  expect(Object.keys(headers.headers)).toEqual(['__proto__'])
  expect(JSON.stringify(headers.headers)).toBe('{"__proto__":"x"}')
})
