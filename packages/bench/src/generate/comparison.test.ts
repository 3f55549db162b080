import type { DocumentScore, SuiteScore } from '@channel/codegen/score'
import { expect, test } from 'vitest'
import { measured } from '../generators/test/measured-example.ts'
import { isMet } from '../report/goal.ts'
import { compareGenerators } from './compare-generators.ts'
import { githubName } from './github-document.ts'
import { lowestAgreement } from './score-documents.ts'

const score = (name: string, rest: Partial<DocumentScore>): DocumentScore => ({
  name,
  openapi: '3.1.0',
  operations: 1,
  problems: undefined,
  leftOut: [],
  failure: undefined,
  agreement: undefined,
  ...rest,
})
const agreement = (judged: number, agreed: number) => ({
  judged,
  agreed,
  examples: 4,
  accepted: 3,
  disagreements: [],
  unjudged: [],
})
const suite: SuiteScore = { groups: [], tests: 744, right: 740, refused: 4, wrong: 0, ajvRight: 739 }
const wire = { common: 22, right: 130, requests: 130 }

test('lowestAgreement: returns the agreement of the worst document, and NaN without documents', () => {
  const good = score('good', { agreement: agreement(1000, 1000) })
  expect(lowestAgreement([good, score('bad', { agreement: agreement(10, 9) })])).toBe(0.9)
  expect(lowestAgreement([score('refused', { problems: ['a'] })])).toBeNaN()
})

test('compareGenerators: misses the cost goals if the document was refused or not downloaded', () => {
  for (const [documents, said] of [
    [[score(githubName, { problems: ['a'] })], 'refused'],
    [[score('another', {})], 'not got'],
  ] as const) {
    const { text, goals } = compareGenerators({ suite, documents, wire, github: undefined }, measured)
    expect(text).toMatch(new RegExp(`^generate 1,223 operations: CPU s .* ${said} `, 'm'))
    expect(goals.filter(({ unit }) => unit === 'CPU s').every((goal) => !isMet(goal))).toBe(true)
  }
})

test('compareGenerators: compares measured costs with their goals', () => {
  const cost = { exitCode: 0, cpuSeconds: 0.9, wallSeconds: 0.5, peakMegabytes: 240, output: '' }
  const github = { generate: cost, importAll: cost, importOneTag: cost, typeCheck: { ...cost, cpuSeconds: 13 } }
  const documents = [score(githubName, { agreement: agreement(10_000, 10_000) })]
  const { goals, text } = compareGenerators({ suite, documents, wire, github }, measured)
  expect(text).toMatch(/^examples of the documents that it accepts .* 75\.00 % +–$/m)
  expect(goals.filter((goal) => !isMet(goal)).map(({ name }) => name)).toEqual(['type check of all handlers'])
})

test('compareGenerators: has the recorded figures of the others before ours', () => {
  const { text } = compareGenerators({ suite, documents: [score('one', {})], wire, github: undefined }, measured)
  expect(text).toMatch(/^measure +kubb +ours, same run +ours +wanted$/m)
  expect(text).toMatch(/^JSON Schema tests, of 744, where Ajv has 739 +490 +744 +740 +≥ 732$/m)
  expect(text).toMatch(/^generate 1,223 operations: CPU s +crash +1\.50 +not got +≤ 2$/m)
  expect(text).toContain('kubb 5.2.0, @kubb/plugin-zod 5.1.6 (zod)')
})
