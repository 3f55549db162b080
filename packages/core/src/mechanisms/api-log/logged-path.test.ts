import { expect, it } from 'vitest'
import { loggedPath } from './logged-path.ts'

it.each([
  ['http://localhost/v1/me', '/v1/me'],
  ['http://localhost/v1/labels?team_id=1&x=a/b', '/v1/labels'],
  ['http://localhost/v1/labels#secret?x', '/v1/labels'],
  ['http://user:pass@localhost:80/v1/labels/lbl_01?x', '/v1/labels/lbl_01'],
  ['http://localhost/v1/labels/%C3%A9%00', '/v1/labels/%C3%A9%00'],
  ['http://localhost/v1/chn_live_abcdefghijklmnopqrstuvwx/x', '/v1/[redacted]/x'],
  ['http://localhost/v1/labels/x%63hn%5Flive_abcdefghij%ff', '/v1/labels/[redacted]'],
  ['http://localhost/v1/WHSEC_abc', '/v1/[redacted]'],
])('logs %s as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})

it('cuts a path that is too long', () => {
  const path = loggedPath(`http://localhost/v1/${'x'.repeat(10_000)}?y`)
  expect(path).toMatch(/^\/v1\/x+…$/)
  expect(path).toHaveLength(500)
})
