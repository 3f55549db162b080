import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { respondToHandshake, verifySignature } from '../../src/index.ts'

describe('the signature', () => {
  const raw = String.raw`{"text":"Gr\u00fc\u00dfe \ud83e\udd50 a\/b"}`
  const sign = (body: string, secret: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

  it('matches exactly these bytes', () => {
    expect(verifySignature(raw, sign(raw, 's'), 's')).toBe(true)
    expect(verifySignature(Buffer.from(raw), sign(raw, 's'), 's')).toBe(true)
    expect(verifySignature(JSON.stringify(JSON.parse(raw)), sign(raw, 's'), 's')).toBe(false)
    expect(verifySignature(`${raw} `, sign(raw, 's'), 's')).toBe(false)
    expect(verifySignature(raw, sign(raw, 't'), 's')).toBe(false)
  })

  it.each([
    undefined,
    null,
    '',
    'sha256=',
    'sha256=00',
    sign(raw, 's').slice(7),
    `sha1=${'0'.repeat(40)}`,
    `sha256=${'z'.repeat(64)}`,
  ])('is rejected as %j', (signature) => {
    expect(verifySignature(raw, signature, 's')).toBe(false)
  })
})

describe('the handshake', () => {
  const query = (change: Record<string, string> = {}) =>
    new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.challenge': '42', 'hub.verify_token': 'right', ...change })

  it('returns the challenge', () => {
    expect(respondToHandshake(query(), 'right')).toBe('42')
  })

  it('is rejected without the right token or mode', () => {
    expect(respondToHandshake(query({ 'hub.verify_token': 'wrong' }), 'right')).toBeUndefined()
    expect(respondToHandshake(query({ 'hub.mode': 'unsubscribe' }), 'right')).toBeUndefined()
    expect(respondToHandshake(new URLSearchParams(), 'right')).toBeUndefined()
  })
})
