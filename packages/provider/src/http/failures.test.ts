import { expect, it } from 'vitest'
import { brokenCall, refusalOf, unreadable } from './failures.ts'

function fetchFailed(code: string | undefined, message = 'it broke'): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })
}

it.each([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])('reports that nothing was sent after %s', (code) => {
  expect(brokenCall(fetchFailed(code), false)).toEqual({
    ok: false,
    failure: { kind: 'unreachable', message: 'it broke', unsent: true },
  })
})

it.each([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_BODY_TIMEOUT',
  'HPE_INVALID_CONSTANT',
  'SOMETHING_NEW',
  undefined,
])('reports that the effect is unknown after %s', (code) => {
  expect(brokenCall(fetchFailed(code), false)).toMatchObject({ failure: { kind: 'unreachable', unsent: false } })
})

it('reads the errors of several addresses, and a thrown value that is not an error', () => {
  const each = ['127.0.0.1', '::1'].map((address) => Object.assign(new Error(address), { code: 'ECONNREFUSED' }))
  const all = new TypeError('fetch failed', { cause: new AggregateError(each, '') })
  expect(brokenCall(all, false)).toMatchObject({ failure: { message: 'ECONNREFUSED', unsent: true } })
  expect(brokenCall('nonsense', false)).toMatchObject({ failure: { message: 'nonsense', unsent: false } })
})

it('reports an aborted call as a timeout that may have had an effect', () => {
  expect(brokenCall(fetchFailed('ECONNREFUSED'), true)).toMatchObject({ failure: { kind: 'timeout', unsent: false } })
})

it.each([
  [200, false],
  [302, true],
  [404, true],
  [499, true],
  [500, false],
  [504, false],
])('reports whether an unreadable response with %i may have had an effect: %s', (status, unsent) => {
  expect(unreadable(status, 'x')).toMatchObject({ failure: { kind: 'unreadable', unsent } })
  expect(refusalOf(status, { error: 'x' })).toMatchObject({ failure: { kind: 'unreadable', unsent } })
})

it('returns the provider’s error with its details', () => {
  const error = { code: 100, error_subcode: 33, message: 'No', error_data: { details: 'Not at all' } }
  expect(refusalOf(400, { error })).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 400, code: 100, subcode: 33, message: 'No', details: 'Not at all' },
  })
  expect(refusalOf(400, { error: { code: 4, error_data: 'x' } })).toMatchObject({
    failure: { code: 4, message: '', details: undefined },
  })
})
