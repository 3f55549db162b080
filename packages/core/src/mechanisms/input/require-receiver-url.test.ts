import { expect, it } from 'vitest'
import { aScope } from '../../testing/index.ts'
import { parseAllowedRanges } from '../receivers/index.ts'
import { requireReceiverUrl } from './require-receiver-url.ts'

const service = aScope('org_any')
const development = aScope('org_any', { development: true })

it.each(['https://hooks.example.com/a?b=c', 'https://93.184.215.14:8443', 'https://[2606:2800:21f::1]/'])(
  'accepts %s',
  (url) => {
    for (const scope of [service, development]) expect(() => requireReceiverUrl(scope, url, 'url')).not.toThrow()
  },
)

it.each(['https://localhost/', 'https://[::1]/', 'https://0x7f.1/', 'https://hooks.localhost./'])(
  'accepts %s, which is this machine, in development only',
  (url) => {
    expect(() => requireReceiverUrl(development, url, 'url')).not.toThrow()
    expect(() => requireReceiverUrl(service, url, 'url')).toThrow('`url` must be on the public internet')
  },
)

it.each(['https://10.1.2.3/', 'https://167838211/', 'https://[fd00::1]/', 'https://[::ffff:10.1.2.3]/'])(
  'accepts %s only if its range is allowed',
  (url) => {
    for (const scope of [service, development]) {
      expect(() => requireReceiverUrl(scope, url, 'url')).toThrow('`url` must be on the public internet')
    }
    const allowedReceivers = parseAllowedRanges('10.0.0.0/8,fd00::/8,::ffff:0:0/96', false)
    expect(() => requireReceiverUrl(aScope('org_any', { allowedReceivers }), url, 'url')).not.toThrow()
  },
)

it('rejects insecure URLs', () => {
  expect(() => requireReceiverUrl(service, 'http://hooks.example.com/', 'url')).toThrow('must begin with https://')
})
