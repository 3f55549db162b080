/** Gets each number of a JSON text, and the digits that it was written as; what it returns takes the number's place. */
export type NumberReviver = (value: number, source: string) => unknown

/** As `JSON.parse` hands a reviver the text of a value; Node 20 does not. */
interface WithSource {
  readonly source: string
}

/** `JSON.parse` with a reviver of numbers that sees how they were written. @throws SyntaxError */
export const parseWithSources = handsOverSources() ? parseNatively : parseByIndex

function handsOverSources(): boolean {
  let found = false
  const look = (_key: string, value: unknown, context?: WithSource) => {
    found = context?.source === '1.0'
    return value
  }
  JSON.parse('1.0', look as Parameters<typeof JSON.parse>[1])
  return found
}

function parseNatively(text: string, revive: NumberReviver): unknown {
  const reviver = (_key: string, value: unknown, context: WithSource) =>
    typeof value === 'number' ? revive(value, context.source) : value
  return JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1])
}

/** Strings are matched too, so that digits in them are left alone. */
const stringOrNumber = /"(?:[^"\\]+|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** For Node 20: puts the index of each number in its place, so that the reviver knows which one it got. */
export function parseByIndex(text: string, revive: NumberReviver): unknown {
  // The text with indexes may be valid where this one is not: `01`.
  JSON.parse(text)
  const sources: string[] = []
  const indexed = text.replace(stringOrNumber, (token) => (token[0] === '"' ? token : String(sources.push(token) - 1)))
  return JSON.parse(indexed, (_key, value) => {
    if (typeof value !== 'number') return value
    const source = sources[value] as string
    return revive(Number(source), source)
  })
}
