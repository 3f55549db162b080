import { expect, test } from 'vitest'
import { dashboardRoles, problemsOfRoles } from './dashboard-roles.ts'

const operation = (operationId: string) => ({ operationId, tags: [], summary: '', description: '', responses: {} })
const publicApi = {
  paths: { '/v1/labels': { get: operation('listLabels'), post: operation('createLabel') } },
}
const dashboardApi = (listed: Record<string, string>) => ({
  paths: {
    '/dashboard/members': { post: { ...operation('createMember'), 'x-role': 'owner' } },
    '/dashboard/session': { post: { ...operation('createSession'), security: [] }, get: operation('getSession') },
  },
  'x-public-operations': listed,
})

test('prints the role of each operation, and leaves out those that the dashboard does not have', () => {
  const printed = dashboardRoles(
    dashboardApi({ listLabels: 'read_only', createLabel: 'none' }),
    publicApi,
    'Generated.',
  )
  expect(printed).toContain(
    "roles = {\n  createMember: 'owner',\n  createSession: null,\n  getSession: undefined,\n} as const",
  )
  expect(printed).toContain("rolesOfPublicOperations = {\n  listLabels: 'read_only',\n} as const")
})

test('names what is missing, unknown or invalid', () => {
  expect(problemsOfRoles(dashboardApi({ listLabels: 'read_only', createLabel: 'member' }), publicApi)).toBe('')
  expect(problemsOfRoles(dashboardApi({ listLabels: 'admin', getLabel: 'member' }), publicApi).split('\n')).toEqual([
    'spec/dashboard.yaml: x-public-operations: add createLabel: read_only, member, owner, none.',
    'spec/dashboard.yaml: x-public-operations: remove getLabel: there is no such public operation.',
    'spec/dashboard.yaml: x-public-operations: listLabels has admin, but must have one of read_only, member, owner, none.',
  ])
})
