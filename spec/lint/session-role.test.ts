import { expect, test } from 'vitest'
import type { Context, Enter, Location } from './context.ts'
import { sessionRole } from './rules/session-role.ts'

function problemsOf(file: string, operation: Record<string, unknown>): string[] {
  const messages: string[] = []
  const location: Location = { source: { absoluteRef: file }, pointer: '#/', child: () => location }
  const report: Context['report'] = ({ message }) => void messages.push(message)
  const enter = sessionRole().Operation as Enter
  enter({ operationId: 'listThings', ...operation }, { report, location } as Context)
  return messages
}

const ofDashboard = '/spec/dashboard/things/listThings.yaml'
const ofPublicApi = '/spec/resources/things/listThings.yaml'
const missing = 'listThings: add the lowest role that may call it as x-role: read_only, member, owner.'

test('requires a role of every operation with a session', () => {
  expect(problemsOf(ofDashboard, { 'x-role': 'member' })).toEqual([])
  expect(problemsOf(ofDashboard, {})).toEqual([missing])
  expect(problemsOf(ofDashboard, { 'x-role': 'admin' })).toEqual([missing])
  expect(problemsOf(ofDashboard, { security: [{ session: [] }] })).toEqual([missing])
})

test('allows no role without a session, and none in the public document', () => {
  expect(problemsOf(ofDashboard, { security: [] })).toEqual([])
  expect(problemsOf(ofDashboard, { security: [], 'x-role': 'member' })).toEqual([
    'listThings: remove x-role: without a session there is no role.',
  ])
  expect(problemsOf(ofPublicApi, {})).toEqual([])
  expect(problemsOf(ofPublicApi, { 'x-role': 'member' })).toEqual([
    'listThings: remove x-role: customers know no roles. Its role is in x-public-operations of spec/dashboard.yaml.',
  ])
})
