import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lintExceptions } from '../lint-exceptions.ts'
import plugin from '../plugin.ts'
import { copyContract, copyPartOfContract } from './violations/contract-copy.ts'
import { fileOf, groupByFiles } from './violations/group-by-files.ts'
import { lintByRecommendedRules, lintDocuments, type Problem } from './violations/lint-documents.ts'
import { violationsOfBodies } from './violations/of-bodies.ts'
import { violationsOfErrors } from './violations/of-errors.ts'
import { violationsOfLinks } from './violations/of-links.ts'
import { violationsOfNames } from './violations/of-names.ts'
import { violationsOfWebhooks } from './violations/of-webhooks.ts'
import type { Violation } from './violations/violation.ts'

const ofRules = [violationsOfErrors, violationsOfNames, violationsOfBodies, violationsOfLinks, violationsOfWebhooks]
const named = ofRules
  .flatMap((rules) => Object.entries(rules))
  .flatMap(([rule, each]) => Object.entries(each).map(([what, violation]) => [rule, what, violation] as const))
const violations = named.map(([, , violation]) => violation)
const folder = mkdtempSync(join(tmpdir(), 'contract-'))
const folderOf = (name: string) => join(folder, name)
/** The copy that each violation is planted in. */
const copies = new Map<Violation, string>()
let problems: Problem[]

beforeAll(async () => {
  copyContract(folderOf('untouched'))
  const groups = groupByFiles(violations)
  for (const [group, members] of groups.entries()) {
    const copy = copyPartOfContract(folderOf(String(group)))
    for (const violation of members) {
      violation.plant(copy)
      copies.set(violation, folderOf(String(group)))
    }
  }
  const names = ['untouched', ...groups.keys()].map(String)
  problems = await lintDocuments(names.map((name) => join(folderOf(name), 'openapi.yaml')))
}, 180_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the contract has no problems', () => {
  expect(problems.filter(({ file }) => file.startsWith(folderOf('untouched/')))).toEqual([])
})

test.each(named)('%s reports %s', (rule, _what, violation) => {
  const file = join(copies.get(violation)!, fileOf(violation))
  expect(problems).toContainEqual({ ruleId: `channel/${rule}`, message: violation.message, file })
})

test('every rule has a planted violation', () => {
  expect([...new Set(named.map(([rule]) => rule))].sort()).toEqual(Object.keys(plugin().rules.oas3).sort())
})

test('every disabled recommended rule would report a problem', async () => {
  const reported = (await lintByRecommendedRules()).map(({ ruleId }) => ruleId)
  expect([...new Set(reported)].sort()).toEqual(lintExceptions.redocly.map(({ rule }) => rule).sort())
}, 60_000)
