import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { auditActions } from '../src/pages/settings/audit-actions.ts'

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
}

/** The operations that the audit log records: all that write. */
function writesOf(contract: string): string[] {
  const url = new URL(`../../../packages/contract/src/generated/${contract}`, import.meta.url)
  const { paths } = JSON.parse(readFileSync(url, 'utf8')) as Contract
  const operations = Object.values(paths).flatMap((path) => Object.entries(path))
  return operations.flatMap(([method, { operationId }]) => (method === 'get' ? [] : (operationId ?? [])))
}

/** What only operators do. */
const ofOperators = ['createMember']

it('filters the audit log by every operation that writes', () => {
  const recorded = [...writesOf('openapi.json'), ...writesOf('dashboard/openapi.json'), ...ofOperators]
  expect(auditActions.toSorted()).toEqual(recorded.toSorted())
})
