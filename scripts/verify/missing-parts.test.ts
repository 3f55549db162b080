import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingParts } from './missing-parts.ts'

function aWorkspace(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'missing-parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const documentOf = (path: string, tag: string, ...ids: readonly string[]) =>
  JSON.stringify({
    paths: { [path]: Object.fromEntries(ids.map((id, at) => [['get', 'post'][at], operation(id, tag)])) },
  })
const operation = (operationId: string, tag: string) => ({ operationId, tags: [tag], responses: {} })

test('names what an operation lacks, and where', () => {
  const folder = aWorkspace({
    'packages/contract/src/generated/openapi.json': documentOf('/v1/teas', 'teas', 'listTeas', 'createTea'),
    'packages/contract/src/generated/dashboard/openapi.json': documentOf('/dashboard/cups', 'cups', 'listCups'),
    'apps/api/src/resources/teas.ts': 'export const teas = {\n  listTeas: read(listTeas, page),\n}\n',
    'apps/api/test/teas/listTeas.test.ts': '',
    'apps/api/test/support/valid-requests.ts': 'const requests = {\n  listTeas: nothing,\n}\n',
    'apps/api/test/support/valid-dashboard-requests.ts': 'const requests = {\n  listCups: nothing,\n}\n',
  })
  expect(missingParts(folder)).toEqual([
    'createTea: no handler in apps/api/src/resources/teas.ts; no valid request in apps/api/test/support/valid-requests.ts; ' +
      'no test in apps/api/test/teas/createTea.test.ts',
    'listCups: no handler in apps/api/src/dashboard/resources/cups.ts',
  ])
})

test('finds the parts of every operation of the contract', () => {
  expect(missingParts()).toEqual([])
})
