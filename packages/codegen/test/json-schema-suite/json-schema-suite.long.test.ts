import { beforeAll, describe, expect, test } from 'vitest'
import { type GroupScore, scoreGroup } from '../score/score-group.ts'
import { type SuiteScore, scoreSuite } from '../score/score-suite.ts'

/** Min number of passed tests. Raise it as the generator accepts more. */
const rightAtLeast = 1043

describe('the JSON-Schema-Test-Suite', () => {
  let score: SuiteScore
  beforeAll(async () => {
    score = await scoreSuite()
  })

  test('has the expected number of groups and tests', () => {
    expect({ groups: score.groups.length, tests: score.tests }).toEqual({ groups: 316, tests: 1043 })
  })

  test('is judged correctly wherever the generator accepts the schema', () => {
    expect(score.groups.filter(({ wrong }) => wrong.length > 0)).toEqual([])
  })

  test(`is judged correctly in ${rightAtLeast} tests or more`, () => {
    expect(score.right).toBeGreaterThanOrEqual(rightAtLeast)
  })

  test('has the missing groups that are listed, and no others', async () => {
    await expect(missingGroups(score)).toMatchFileSnapshot('missing-groups.txt')
  })
})

describe('a group', () => {
  const group = { file: 'made-up', description: 'a name', schema: { type: 'string', maxLength: 3 } }

  test('is right if the printed schema agrees with the suite', async () => {
    const tests = [
      { description: 'short', data: 'abc', valid: true },
      { description: 'long', data: 'abcd', valid: false },
    ]
    expect(await scoreGroup({ ...group, tests })).toMatchObject({ right: 2, wrong: [], ajvRight: 2 })
  })

  test('is wrong if it does not agree, also for Ajv', async () => {
    const tests = [
      { description: 'short', data: 'abc', valid: true },
      { description: 'long', data: 'abcd', valid: true },
    ]
    expect(await scoreGroup({ ...group, tests })).toMatchObject({ right: 1, wrong: ['long'], ajvRight: 1 })
  })

  test('is refused if the generator rejects its schema', async () => {
    const refused = { ...group, schema: { type: 'string', pattern: '(' } }
    const tests = [{ description: 'text', data: 'abc', valid: true }]
    const { right, refusal } = await scoreGroup({ ...refused, tests })
    expect(right).toBe(0)
    expect(refusal).not.toHaveLength(0)
  })
})

/** One line per group with failed tests: file, description, number of failed tests, and whether they are wrong or refused. */
function missingGroups({ groups, tests, right }: SuiteScore): string {
  const lines = groups.filter((group) => group.right < group.tests).map((group) => `${lineOf(group)}\n`)
  return `${right} of ${tests} tests are right. \`vitest --update\` writes this file.\n\n${lines.join('')}`
}

function lineOf({ file, description, tests, right, refusal }: GroupScore): string {
  return `${file}: ${description} (${tests - right} ${refusal === undefined ? 'wrong' : 'refused'})`
}
