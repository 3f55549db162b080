import { fileURLToPath } from 'node:url'
import { type GroupScore, scoreGroup } from './score-group.ts'
import { selectGroups } from './select-groups.ts'

/** The committed tests. */
export const suiteDirectory = fileURLToPath(new URL('../json-schema-suite/vendor/draft2020-12', import.meta.url))

/** The result of the generator for all groups. Each test is right, refused or wrong. */
export interface SuiteScore {
  readonly groups: readonly GroupScore[]
  readonly tests: number
  readonly right: number
  readonly refused: number
  readonly wrong: number
  readonly ajvRight: number
}

/** Scores every selected group of a `draft2020-12` directory. */
export async function scoreSuite(directory: string = suiteDirectory): Promise<SuiteScore> {
  const groups: GroupScore[] = []
  for (const group of selectGroups(directory)) groups.push(await scoreGroup(group))
  const sum = (count: (group: GroupScore) => number) => groups.reduce((total, group) => total + count(group), 0)
  const refused = sum(({ refusal, tests }) => (refusal === undefined ? 0 : tests))
  const [tests, right] = [sum((group) => group.tests), sum((group) => group.right)]
  return { groups, tests, right, refused, wrong: tests - right - refused, ajvRight: sum((group) => group.ajvRight) }
}
