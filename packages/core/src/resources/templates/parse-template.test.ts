import type { ProviderTemplate } from '@channel/provider'
import { expect, it } from 'vitest'
import { parseTemplate } from './parse-template.ts'

const template: ProviderTemplate = {
  id: '7',
  name: 'hello',
  language: 'de',
  status: 'APPROVED',
  category: 'UTILITY',
  components: [],
}

it.each([
  ['PENDING', 'pending'],
  ['IN_APPEAL', 'pending'],
  ['APPROVED', 'approved'],
  ['REINSTATED', 'approved'],
  ['FLAGGED', 'approved'],
  ['LOCKED', 'approved'],
  ['PAUSED', 'approved'],
  ['REJECTED', 'rejected'],
  ['DISABLED', 'rejected'],
  ['LIMIT_EXCEEDED', 'rejected'],
  ['ARCHIVED', 'rejected'],
  ['PENDING_DELETION', 'rejected'],
  ['SOMETHING_NEW', 'pending'],
  ['constructor', 'pending'],
])('maps %s to %s', (provider_status, status) => {
  expect(parseTemplate({ ...template, status: provider_status })).toMatchObject({ status, provider_status })
})

it('returns undefined for a deleted template', () => {
  expect(parseTemplate({ ...template, status: 'DELETED' })).toBeUndefined()
})

it('has no category if the provider reports none or an unknown one', () => {
  expect(parseTemplate({ ...template, category: null })).toMatchObject({ category: null })
  expect(parseTemplate({ ...template, category: 'TRANSACTIONAL' })).toMatchObject({ category: null })
})

it.each([
  [[], '', []],
  [[{ type: 'HEADER', text: '{{1}}' }], '', []],
  [[{ type: 'body', text: 'Hello' }], 'Hello', []],
  [[{ type: { toString: 1 } }, { type: 'BODY', text: { trim: 1 } }], '', []],
  [[{ type: 'BODY', text: '{{2}} {{1}} {{2}}' }], '{{2}} {{1}} {{2}}', ['2', '1']],
  [
    [{ type: 'BODY', text: '{{first_name}} {{ offer }} {x} {{}}' }],
    '{{first_name}} {{ offer }} {x} {{}}',
    ['first_name', 'offer'],
  ],
  [[{ type: 'BODY', text: 7 }], '', []],
])('extracts text and variables from the body of %j', (components, content, variables) => {
  expect(parseTemplate({ ...template, components })).toMatchObject({ components, content, variables })
})
