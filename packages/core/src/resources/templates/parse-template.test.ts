import type { ProviderTemplate } from '@channel/provider'
import { describe, expect, it } from 'vitest'
import { parseTemplate } from './parse-template.ts'

const template: ProviderTemplate = {
  id: '7',
  name: 'hello',
  language: 'de',
  status: 'APPROVED',
  category: 'UTILITY',
  components: [],
}

const listedAt = '2026-11-20T09:00:00.000000Z'
const unknown = { row: undefined, listedAt }

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
  expect(parseTemplate({ ...template, status: provider_status }, unknown)).toMatchObject({ status, provider_status })
})

it('has no category if the provider reports none or an unknown one', () => {
  expect(parseTemplate({ ...template, category: null }, unknown)).toMatchObject({ category: null })
  expect(parseTemplate({ ...template, category: 'TRANSACTIONAL' }, unknown)).toMatchObject({ category: null })
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
  expect(parseTemplate({ ...template, components }, unknown)).toMatchObject({ components, content, variables })
})

describe('of a known template', () => {
  const reason = { code: 'FIRST_PAUSE', description: null }
  const change = { from: 'AUTHENTICATION', to: 'UTILITY', at: '2026-11-01T00:00:00.000000Z' }
  const row = {
    ...parseTemplate({ ...template, status: 'PAUSED' }, unknown),
    id: 'tmpl_1',
    created_at: listedAt,
    updated_at: listedAt,
    status_reason: reason,
    category_change: change,
  }
  const parse = (listed: Partial<ProviderTemplate>) => parseTemplate({ ...template, ...listed }, { row, listedAt })

  it.each<[Partial<ProviderTemplate>, object | null]>([
    [{ status: 'PAUSED' }, reason],
    [{ status: 'APPROVED' }, null],
    [{ status: 'PAUSED', statusReason: null }, null],
    [
      { status: 'REJECTED', statusReason: { code: 'SCAM', description: 'x' } },
      { code: 'SCAM', description: 'x' },
    ],
  ])('%j has the reason %j', (listed, status_reason) => {
    expect(parse(listed)).toMatchObject({ status_reason })
  })

  it.each<[Partial<ProviderTemplate>, object | null]>([
    [{ category: 'UTILITY' }, change],
    [{ category: null }, change],
    [{ category: 'MARKETING' }, { from: 'UTILITY', to: 'MARKETING', at: listedAt }],
    [
      { categoryChange: { from: 'UTILITY', to: 'MARKETING', at: '2026-12-01T00:00:00Z' } },
      { from: 'UTILITY', to: 'MARKETING', at: '2026-12-01T00:00:00.000000Z' },
    ],
  ])('%j has the change %j', (listed, category_change) => {
    expect(parse(listed)).toMatchObject({ category_change })
  })

  it('keeps an announced change when it comes true', () => {
    const announced = { from: 'UTILITY', to: 'MARKETING', at: '2026-11-19T00:00:00.000000Z' }
    const known = { row: { ...row, category_change: announced }, listedAt }
    expect(parseTemplate({ ...template, category: 'MARKETING' }, known)).toMatchObject({ category_change: announced })
  })
})
