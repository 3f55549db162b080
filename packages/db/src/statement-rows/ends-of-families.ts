import type { Statement } from '../statement.ts'

/**
 * Leaves out all statements of a family but its shortest and its longest. The others have some of the conditions of the
 * longest, and there can be more than 100.
 */
export function endsOfFamilies(statements: readonly Statement[]): Statement[] {
  const ends = new Map<string, { shortest: Statement; longest: Statement }>()
  for (const each of statements) {
    if (each.family === undefined) continue
    const { shortest, longest } = ends.get(each.family) ?? { shortest: each, longest: each }
    ends.set(each.family, {
      shortest: each.text.length < shortest.text.length ? each : shortest,
      longest: each.text.length > longest.text.length ? each : longest,
    })
  }
  const isEnd = (each: Statement, { shortest, longest } = ends.get(each.family!)!) =>
    each === shortest || each === longest
  return statements.filter((each) => each.family === undefined || isEnd(each))
}
