import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import plugin from './plugin.ts'
import { copyContract, copyPartOfContract } from './violations/contract-copy.ts'
import { lintDocuments, type Problem } from './violations/lint-documents.ts'
import { violationsOfBodies } from './violations/of-bodies.ts'
import { violationsOfErrors } from './violations/of-errors.ts'
import { violationsOfLinks } from './violations/of-links.ts'
import { violationsOfNames } from './violations/of-names.ts'
import { violationsOfWebhooks } from './violations/of-webhooks.ts'

const violations = [
  ...violationsOfErrors,
  ...violationsOfNames,
  ...violationsOfBodies,
  ...violationsOfLinks,
  ...violationsOfWebhooks,
]
const folder = mkdtempSync(join(tmpdir(), 'contract-'))
const folderOf = (name: string) => join(folder, name)
let problems: Problem[]

beforeAll(async () => {
  copyContract(folderOf('untouched'))
  for (const [index, violation] of violations.entries()) violation.plant(copyPartOfContract(folderOf(String(index))))
  const names = ['untouched', ...violations.keys()].map(String)
  problems = await lintDocuments(names.map((name) => join(folderOf(name), 'openapi.yaml')))
}, 180_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the contract as it is has no problem', () => {
  expect(problems.filter(({ file }) => file.startsWith(folderOf('untouched/')))).toEqual([])
})

test.each(violations.map((violation, index) => [violation.rule, violation.what, index] as const))(
  '%s names %s',
  (rule, _what, index) => {
    const found = problems.filter(({ file }) => file.startsWith(folderOf(`${index}/`)))
    const { message, file } = violations[index]!
    expect(found).toContainEqual({ ruleId: `channel/${rule}`, message, file: join(folderOf(String(index)), file) })
  },
)

test('every rule has a violation that it names', () => {
  expect([...new Set(violations.map(({ rule }) => rule))].sort()).toEqual(Object.keys(plugin().rules.oas3).sort())
})
