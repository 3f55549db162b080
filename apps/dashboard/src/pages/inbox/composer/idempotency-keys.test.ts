import { ChannelError } from '@channel/client'
import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys.ts'

const body = { type: 'text', text: { body: 'Hello' } }

function failure(status: number, code: string): ChannelError {
  const error = { type: 'api_error', code, message: 'It failed.', request_id: 'req_1' }
  return new ChannelError({ error } as never, new Response(null, { status }))
}

it.each([
  ['after a success', undefined, false],
  ['after a refusal, which the service would repeat', failure(422, 'outside_24h_window'), false],
  ['while the first request may still be running', failure(409, 'idempotency_in_progress'), true],
  ['after an error of the service', failure(500, 'internal_error'), true],
  ['if no response arrived', new TypeError('fetch failed'), true],
])('%s, uses the same key: %s', (_name, error, isSame) => {
  const keys = createIdempotencyKeys()
  const key = keys.keyOf(body)
  expect(key).toMatch(/^[\da-f]{32}$/)
  expect(keys.keyOf({ ...body })).toBe(key)
  expect(keys.keyOf({ type: 'text', text: { body: 'Bye' } })).not.toBe(key)
  keys.settle(body, error)
  expect(keys.keyOf(body) === key).toBe(isSame)
})
