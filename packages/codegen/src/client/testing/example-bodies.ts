import { objectKey } from '../../print/quote.ts'
import { camelCase, identifier } from '../../read/identifier-of.ts'
import { literal } from '../literal.ts'

/** Shorter values are repeated: a name for them would be as long. */
const minShared = 60

interface Shared {
  readonly value: object
  readonly key: string
  uses: number
}

/** The bodies as TypeScript. Objects and lists that occur several times become constants. */
export function exampleBodies(bodies: ReadonlyMap<string, unknown>): string {
  // In the order in which each value is complete, so that a constant comes after those it uses.
  const seen = new Map<string, Shared>()
  for (const value of bodies.values()) count(value, 'body', seen)
  const shared = [...seen].filter(([text, { uses }]) => uses > 1 && text.length >= minShared)
  const names = new Map<string, string>()
  const taken = new Map<string, number>()
  for (const [text, { key }] of shared) {
    const number = (taken.get(key) ?? 0) + 1
    taken.set(key, number)
    names.set(text, `${key}${number}`)
  }
  return [
    'export const exampleBodies: Readonly<Record<string, unknown>> = (() => {',
    ...shared.map(([text, { value }]) => `  const ${names.get(text)} = ${write(value, names, true)}`),
    '  return {',
    ...[...bodies].map(([name, value]) => `    ${objectKey(name)}: ${write(value, names)},`),
    '  }',
    '})()',
    '',
  ].join('\n')
}

/** Counts the places of a value. The values inside a repeated one are in one place only. */
function count(value: unknown, key: string, seen: Map<string, Shared>): void {
  if (typeof value !== 'object' || value === null) return
  const text = JSON.stringify(value)
  const known = seen.get(text)
  if (known !== undefined) {
    known.uses++
    return
  }
  const { object } = value as { object?: unknown }
  for (const [name, each] of Object.entries(value)) count(each, Array.isArray(value) ? key : name, seen)
  const named = camelCase(typeof object === 'string' ? object : key)
  // A number follows the name.
  seen.set(text, { value, key: identifier.test(named) && !/\d$/.test(named) ? named : 'value', uses: 1 })
}

function write(value: unknown, names: ReadonlyMap<string, string>, isConstant = false): string {
  if (typeof value !== 'object' || value === null) return literal(value)
  const name = isConstant ? undefined : names.get(JSON.stringify(value))
  if (name !== undefined) return name
  if (Array.isArray(value)) return `[${value.map((each) => write(each, names)).join(', ')}]`
  const fields = Object.entries(value).map(([key, each]) => `${objectKey(key)}: ${write(each, names)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
