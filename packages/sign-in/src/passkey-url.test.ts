import { expect, it } from 'vitest'
import { passkeyUrl } from './passkey-url.ts'

it.each([
  ['https://channel.example.com', 'https://channel.example.com'],
  ['http://localhost:8787', 'http://localhost:8787'],
  ['http://127.0.0.1:8787', 'http://localhost:8787'],
  ['http://[::1]:8787', 'http://localhost:8787'],
  ['http://192.0.2.1', undefined],
  ['https://[2001:db8::1]', undefined],
])('binds passkeys of %s to %s', (publicUrl, origin) => {
  expect(passkeyUrl(publicUrl)?.origin).toBe(origin)
})
