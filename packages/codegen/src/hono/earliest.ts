import type { Failure } from './failure.ts'
import { bareNotNull, definitionOf, type Schema, schemaAt } from './schema-tree.ts'

/** What is judged when everything inside a value is known to fit. */
const judgedLast = new Set(['oneOf', 'anyOf', 'uniqueItems', 'propertyNames', 'minProperties', 'maxProperties'])

/** What a string is judged for when its text is known to be good. */
const judgedAfterText = new Set(['minLength', 'maxLength', 'pattern', 'format'])

/** The first of several failures in the order of `schema`; of two at one place, the one that is given first. */
export function earliest(schema: Schema, failures: readonly (Failure | undefined)[]): Failure | undefined {
  return failures.reduce((first, each) => {
    if (first === undefined || each === undefined) return first ?? each
    return isBefore(schema, each, first) ? each : first
  })
}

function isBefore(start: Schema, a: Failure, b: Failure): boolean {
  let schema: Schema | undefined = start
  for (let depth = 0; ; depth++) {
    const [left, right] = [a.path[depth], b.path[depth]]
    if (left === undefined && right === undefined) return b.kind === 'text' && !judgedAfterText.has(a.kind)
    if (left === undefined) return !judgedLast.has(a.kind)
    if (right === undefined) return judgedLast.has(b.kind)
    if (left !== right) return position(schema, left) < position(schema, right)
    schema = schema && schemaAt(bareNotNull(schema), left)
  }
}

/** Where a key stands in the order of `schema`; what it does not declare comes last. */
function position(schema: Schema | undefined, key: string | number): number {
  if (typeof key === 'number') return key
  const definition = schema && definitionOf(bareNotNull(schema))
  const index = definition?.type === 'object' ? Object.keys(definition.shape).indexOf(key) : -1
  return index < 0 ? Number.POSITIVE_INFINITY : index
}
