import { expect, it } from 'vitest'
import { aScope } from '../../testing/index.ts'
import { ApiError } from '../errors/index.ts'
import { requireSecureUrl } from './require-secure-url.ts'

const service = aScope('org_any')
const development = aScope('org_any', { development: true })

it.each(['https://hooks.example.com/a?b=c', 'https://hooks.example.com:8443', 'HTTPS://EXAMPLE.COM/'])(
  'accepts %s',
  (url) => {
    expect(() => requireSecureUrl(service, url, 'url')).not.toThrow()
    expect(() => requireSecureUrl(development, url, 'url')).not.toThrow()
  },
)

it.each(['http://localhost:4000/', 'http://127.0.0.1/', 'http://2130706433/', 'http://[::1]:9'])(
  'accepts %s in development only',
  (url) => {
    expect(() => requireSecureUrl(development, url, 'url')).not.toThrow()
    expect(() => requireSecureUrl(service, url, 'url')).toThrow('`url` must begin with https://.')
  },
)

it.each([
  ['http://hooks.example.com/', 'must begin with https://'],
  ['http://127.0.0.1.example.com/', 'must begin with https://'],
  ['http://localhost.example.com/', 'must begin with https://'],
  ['ftp://localhost/', 'must begin with https://'],
  ['https:///hooks.example.com/a', 'must be a URL with a host'],
  ['https:hooks.example.com', 'must be a URL with a host'],
  ['urn:isbn:0451450523', 'must be a URL with a host'],
  ['mailto:kim@example.com', 'must be a URL with a host'],
  ['https://kim@example.com/', 'must not contain a user name or password'],
  ['https://:secret@example.com/', 'must not contain a user name or password'],
])('rejects %s, in development too', (url, message) => {
  for (const scope of [service, development]) {
    const check = () => requireSecureUrl(scope, url, 'url')
    expect(check).toThrow(message)
    expect(check).toThrow(ApiError)
  }
})
