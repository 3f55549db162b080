import { expect, test } from 'vitest'
import { judgeChanges, type Revision } from './judge-changes.ts'

type Change = Revision['changes'][number]

const broken: Change = { impact: 'major', subject: 'Tea.origin', text: 'Origin is no longer required.' }
const added: Change = { impact: 'minor', subject: 'Tea.label', text: 'Label was added.' }
const released = '1.0.0'
const first = '## 1.0.0\n\nThe first one. `Tea.origin` is always there.\n'
const announcement = '## Unreleased\n\n- **Breaking:** `Tea.origin` may be absent.\n\n'

test('reports a breaking change that is not announced', () => {
  expect(judgeChanges({ released, version: '1.0.0', changes: [broken], changelog: first })).toEqual([
    'Origin is no longer required. This breaks clients of 1.0.0. Revert it, or announce `Tea.origin` in spec/CHANGELOG.md under Unreleased.',
    'spec/openapi.yaml: info.version is 1.0.0; with a breaking change since 1.0.0 it must be 2.0.0.',
  ])
})

test('accepts a breaking change that is announced under Unreleased or the new version', () => {
  for (const section of [announcement, announcement.replace('Unreleased', '2.0.0')]) {
    const changelog = section + first
    expect(judgeChanges({ released, version: '2.0.0', changes: [broken, added], changelog })).toEqual([])
  }
})

test('reports each breaking change that is not announced', () => {
  const changes = [broken, { ...broken, subject: 'DELETE /teas', text: 'It was removed.' }]
  expect(judgeChanges({ released, version: '2.0.0', changes, changelog: announcement + first })).toEqual([
    expect.stringContaining('announce `DELETE /teas` in spec/CHANGELOG.md under Unreleased'),
  ])
})

test('requires a new major version', () => {
  const changelog = announcement + first
  expect(judgeChanges({ released, version: '1.1.0', changes: [broken], changelog })).toEqual([
    'spec/openapi.yaml: info.version is 1.1.0; with a breaking change since 1.0.0 it must be 2.0.0.',
  ])
})

test('accepts additions without a new version', () => {
  expect(judgeChanges({ released, version: '1.0.0', changes: [added], changelog: first })).toEqual([])
})

test("reports a changelog that does not begin with the contract's version", () => {
  expect(judgeChanges({ released, version: '1.1.0', changes: [], changelog: first })).toEqual([
    'spec/CHANGELOG.md begins with 1.0.0, but info.version of spec/openapi.yaml is 1.1.0.',
  ])
})
