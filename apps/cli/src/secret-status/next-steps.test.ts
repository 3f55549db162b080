import type { KeyStatus, SecretStatus } from '@channel/core/secret-rotation'
import { expect, it } from 'vitest'
import { nextSteps } from './next-steps.ts'

const none = { provider_tokens: 0, webhook_secrets: 0, webhook_headers: 0, number_pins: 0, stored_responses: 0 }
const [seen, until] = ['2026-11-21T05:20:22.123456Z', '2026-11-22T05:20:22.123Z']
const aKey = (key_id: string, position: number | null, overrides: Partial<KeyStatus> = {}): KeyStatus => {
  return {
    key_id,
    position,
    values: none,
    last_used_at: null,
    cursors_until: null,
    can_be_removed: false,
    ...overrides,
  }
}
const aProcess = (...key_ids: string[]): SecretStatus['processes'][number] => {
  return { kind: 'worker', host: 'one', build: '', pid: 7, key_ids, started_at: seen, seen_at: seen }
}
const current = aKey('new', 1, { values: { ...none, provider_tokens: 2 } })
const values = { ...none, provider_tokens: 3, stored_responses: 1 }
const removable = { can_be_removed: true, last_used_at: seen }

it.each<[string, SecretStatus, RegExp[]]>([
  ['all values use the first secret', { keys: [current], processes: [aProcess('new', 'old')] }, []],
  [
    'values need a key that CHANNEL_SECRET lacks, and older ones',
    { keys: [current, aKey('old', 2, { values }), aKey('lost', null, { values })], processes: [] },
    [
      /^CHANNEL_SECRET lacks the secret of key lost, .*\(provider tokens: 3, stored responses: 1\): append it/,
      /^Stored values need key old, secret 2 \(provider tokens: 3, stored responses: 1\): run `.*secret rotate`\.$/,
    ],
  ],
  [
    'a process encrypts with another key',
    { keys: [current, aKey('old', 2)], processes: [aProcess('old'), aProcess('new')] },
    [/^The worker \(process 7 on one\) does not encrypt with key new: restart it with this CHANNEL_SECRET\.$/],
  ],
  [
    'an old secret can be removed',
    { keys: [current, aKey('old', 2, removable)], processes: [] },
    [/^No stored value needs key old, secret 2: remove it\.$/],
  ],
  [
    'an old secret can be removed, but page cursors may still be signed with it',
    { keys: [current, aKey('old', 2, { ...removable, cursors_until: until })], processes: [] },
    [/: remove it, after 2026-11-22T05:20:22\.123Z if older page cursors/],
  ],
  [
    'a secret was never used',
    { keys: [current, aKey('next', 2, { can_be_removed: true })], processes: [] },
    [/: remove it, unless it is a new one/],
  ],
])('returns the next steps if %s', (_when, status, steps) => {
  expect(nextSteps(status)).toEqual(steps.map((step) => expect.stringMatching(step)))
})
