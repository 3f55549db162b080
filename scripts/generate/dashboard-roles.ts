import { type ContractDocument, operationsOf } from '@channel/contract/read-document'

interface DashboardDocument extends ContractDocument {
  /** The role of each public operation, or `none` if the dashboard does not have it. */
  readonly 'x-public-operations'?: Readonly<Record<string, string>>
}

/** The values of `x-public-operations`. */
const allowed = ['read_only', 'member', 'owner', 'none']

/** Prints the lowest role that may call each operation of the dashboard. Lint has checked those of its own operations. */
export function dashboardRoles(dashboardApi: DashboardDocument, publicApi: ContractDocument, mark: string): string {
  const own = operationsOf(dashboardApi).map(({ operation: { operationId, security, 'x-role': role } }) =>
    entry(operationId, security?.length === 0 ? null : role),
  )
  const listed = dashboardApi['x-public-operations'] ?? {}
  const shared = operationsOf(publicApi)
    .filter(({ operation: { operationId } }) => listed[operationId] !== 'none')
    .map(({ operation: { operationId } }) => entry(operationId, listed[operationId]))
  return `// ${mark}
import type { Role } from './types.d.ts'

/** The lowest role that may call an operation of the dashboard; null if it needs no session. */
export const roles = {
${own.join('\n')}
} as const satisfies Record<string, Role | null>

/** The lowest role that may call a public operation in the dashboard. It has only these. */
export const rolesOfPublicOperations = {
${shared.join('\n')}
} as const satisfies Record<string, Role>
`
}

/** Without a role, what is printed does not compile. */
function entry(operationId: string, role: string | null | undefined): string {
  return `  ${operationId}: ${role ? `'${role}'` : role},`
}

/** The problems of `x-public-operations`, one line each: it has a role for every public operation, and nothing else. */
export function problemsOfRoles(dashboardApi: DashboardDocument, publicApi: ContractDocument): string {
  const listed = dashboardApi['x-public-operations'] ?? {}
  const ids = operationsOf(publicApi).map(({ operation }) => operation.operationId)
  const problems = [
    ...ids.filter((id) => listed[id] === undefined).map((id) => `add ${id}: ${allowed.join(', ')}`),
    ...Object.keys(listed).flatMap((id) => (ids.includes(id) ? [] : `remove ${id}: there is no such public operation`)),
    ...Object.entries(listed).flatMap(([id, role]) =>
      allowed.includes(role) ? [] : `${id} has ${role}, but must have one of ${allowed.join(', ')}`,
    ),
  ]
  return problems.map((problem) => `spec/dashboard.yaml: x-public-operations: ${problem}.`).join('\n')
}
