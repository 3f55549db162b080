import { allCodes, type ErrorGroup, type ErrorList, readErrors } from '../../spec/lint/error-groups.ts'
import { core, spec } from '../command/paths.ts'
import type { Output } from './outputs.ts'

const mark = 'Generated from spec/errors.yaml. Do not edit.'

/** Generates from spec/errors.yaml: three schemas of spec/, and the table of packages/core. @throws Error */
export function errorFiles(): Output[] {
  const errors = readErrors()
  const schemas = new Map([
    ['shared/schemas/ErrorCode.yaml', errorCodeSchema(errors)],
    ['dashboard/shared/schemas/DashboardErrorCode.yaml', errorCodeSchema(errors, 'dashboard')],
    ['shared/schemas/ErrorType.yaml', errorTypeSchema(errors)],
  ])
  return [
    { directory: spec, files: schemas },
    { directory: core, files: new Map([['mechanisms/errors/error-catalog.ts', errorTable(errors)]]) },
  ]
}

/**
 * The schema of `code`: the meaning of each code, and for programs its status and type.
 *
 * @param list which codes: those of the public API, or those that only the dashboard's API returns
 */
export function errorCodeSchema(
  { groups }: ErrorList,
  list: keyof Pick<ErrorGroup, 'codes' | 'dashboard'> = 'codes',
): string {
  const rows = groups.flatMap((group) =>
    Object.entries(group[list] ?? {}).map(([code, when]) => ({ code, when, group })),
  )
  return lines(
    `# ${mark}`,
    'type: string',
    'description: |-',
    '  The code of the error. The set may grow: handle an unknown code by its `type`.',
    '',
    '  | code | HTTP | meaning |',
    '  |---|---|---|',
    ...rows.map(({ code, when, group }) => `  | \`${code}\` | ${group.status} | ${when} |`),
    'x-known-values:',
    ...rows.map(({ code }) => `  - ${code}`),
    'x-catalog:',
    ...rows.map(({ code, group: { status, type, letter } }) => {
      const parts = [`status: ${status}`, `type: ${type}`, ...(letter === undefined ? [] : [`letter: ${letter}`])]
      return `  ${code}: { ${parts.join(', ')} }`
    }),
  )
}

/** The schema of `type`: the statuses of each type, and what a client should do. */
export function errorTypeSchema({ types, groups }: ErrorList): string {
  const statusesOf = (type: string) =>
    groups
      .filter((group) => group.type === type)
      .map(({ status }) => status)
      .sort((one, other) => one - other)
  return lines(
    `# ${mark}`,
    'type: string',
    'description: |-',
    '  The category of the error.',
    '',
    '  | type | HTTP | what to do |',
    '  |---|---|---|',
    ...Object.entries(types).map(([type, advice]) => `  | \`${type}\` | ${statusesOf(type).join(', ')} | ${advice} |`),
    'enum:',
    ...Object.keys(types).map((type) => `  - ${type}`),
  )
}

/** The table in which the service looks up the status and type of a code. */
export function errorTable({ groups }: ErrorList): string {
  return lines(
    `// ${mark}`,
    '',
    "import type { DashboardErrorCode } from '@channel/contract/dashboard/types'",
    "import type { ErrorCode, ErrorType, Known } from '@channel/contract/types'",
    '',
    '/** An error code of the public API, or one that only the API of the dashboard returns. */',
    'export type AnyErrorCode = Known<ErrorCode | DashboardErrorCode>',
    '',
    '/** The status and type of an error code. */',
    'export interface ErrorKind {',
    '  readonly status: number',
    '  readonly type: ErrorType',
    '}',
    '',
    '/** Status and type of every error code. */',
    'export const errorCatalog = {',
    ...groups.flatMap((group) =>
      Object.keys(allCodes(group)).map((code) => `  ${code}: { status: ${group.status}, type: '${group.type}' },`),
    ),
    '} as const satisfies Record<AnyErrorCode, ErrorKind>',
  )
}

function lines(...list: string[]): string {
  return `${list.join('\n')}\n`
}
