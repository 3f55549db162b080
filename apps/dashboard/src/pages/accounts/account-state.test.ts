import { expect, it } from 'vitest'
import { accountBadge, accountProblem, qualityBadge } from './account-state.ts'

it.each([
  ['Connected', undefined, { status: 'connected', restriction: null, verified: true }],
  ['Not verified', 'not verified', { status: 'connected', restriction: null, verified: false }],
  ['Disconnected', 'has ended', { status: 'disconnected', restriction: null, verified: true }],
  [
    'Disconnected',
    'change of the phone',
    { status: 'disconnected', restriction: null, verified: true, in_business_app: true },
  ],
  ['Restricted', 'authorization', { status: 'restricted', restriction: 'authorization_refused', verified: true }],
  ['Restricted', 'restricts', { status: 'restricted', restriction: 'a_new_reason', verified: true }],
] as const)('shows %s with the problem %s', (label, problem, account) => {
  expect(accountBadge(account).label).toBe(label)
  if (problem === undefined) expect(accountProblem(account)).toBeUndefined()
  else expect(accountProblem(account)).toContain(problem)
})

it('shows a quality rating that it does not know as it is', () => {
  expect(qualityBadge('RED')).toEqual({ tone: 'bad', label: 'Low' })
  expect(qualityBadge('UNKNOWN')).toEqual({ tone: 'neutral', label: 'UNKNOWN' })
})
