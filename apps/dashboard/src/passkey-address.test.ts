import { expect, it } from 'vitest'
import { isAtIpAddress, urlOnLocalhost } from './passkey-address.ts'

const path = '/settings?tab=security'

it.each([
  ['http://127.0.0.1:8787', true, `http://localhost:8787${path}`],
  ['http://[::1]:8787', true, `http://localhost:8787${path}`],
  ['http://192.0.2.1', true, undefined],
  ['http://localhost:8787', false, undefined],
  ['https://1.example.com', false, undefined],
])('knows that browsers at %s have passkeys elsewhere', (origin, isAtIp, elsewhere) => {
  const at = new URL(path, origin) as unknown as Location
  expect([isAtIpAddress(at), urlOnLocalhost(at)]).toEqual([isAtIp, elsewhere])
})
