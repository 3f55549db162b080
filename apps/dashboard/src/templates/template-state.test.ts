import { expect, it } from 'vitest'
import { languageName, reasonOf, templateBadge, templateProblem } from './template-state.ts'

it.each([
  ['approved', 'APPROVED', 'Approved', 'good', undefined],
  ['approved', 'PAUSED', 'Paused', 'warn', 'paused or flagged'],
  ['rejected', 'REJECTED', 'Rejected', 'bad', 'rejected'],
  ['rejected', 'DISABLED', 'Disabled', 'bad', 'disabled'],
  ['pending', 'IN_APPEAL', 'In appeal', 'info', undefined],
] as const)('shows %s, %s at the provider, as %s', (status, provider_status, label, tone, problem) => {
  expect(templateBadge({ status, provider_status })).toEqual({ tone, label })
  const said = templateProblem({ status, provider_status })
  if (problem === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(problem)
})

it.each([
  ['pt_BR', 'Brazilian Portuguese'],
  ['de', 'German'],
  ['not a code', 'not a code'],
])('calls %s %s', (code, name) => {
  expect(languageName(code)).toBe(name)
})

it('says why a template has its status', () => {
  expect(reasonOf({ code: 'TAG_CONTENT_MISMATCH', description: null })).toBe('Tag content mismatch')
  expect(reasonOf({ code: 'FIRST_PAUSE', description: 'For 3 hours.' })).toBe('First pause: For 3 hours.')
})
