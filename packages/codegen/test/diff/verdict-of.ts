import { compareDocuments } from '../../src/diff/index.ts'

/** The highest impact of the changes. Documentation does not count. */
export function verdictOf(before: object, after: object): 'major' | 'minor' | 'none' {
  const impacts = compareDocuments(before, after).map(({ impact }) => impact)
  return (['major', 'minor'] as const).find((impact) => impacts.includes(impact)) ?? 'none'
}
