import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { partsBelow, partsOf } from './parts-of.ts'
import type { Random } from './random.ts'

/** A modified example, and the name of the change. */
export interface Mutation {
  readonly what: string
  readonly value: Json
}

/** A value in the example, its schemas, and a function that replaces it. */
interface Node {
  readonly value: Json
  readonly parts: readonly JsonObject[]
  replace(value: Json): Json
}

/** Creates at most `count` distinct mutations of an example, chosen by the random source. */
export function mutate(document: JsonObject, schema: Json, example: Json, count: number, random: Random): Mutation[] {
  const nodes = [...walk(document, { value: example, parts: partsOf(document, schema), replace: (value) => value })]
  const found = new Map<string, Mutation>()
  for (let tries = 0; found.size < count && tries < count * 4; tries++) {
    const node = random.pick(nodes)
    const changes = changesOf(node)
    const { what, value } = random.pick(changes)
    const whole = node.replace(value)
    found.set(JSON.stringify(whole), { what, value: whole })
  }
  found.delete(JSON.stringify(example))
  return [...found.values()]
}

function* walk(document: JsonObject, node: Node): Generator<Node> {
  yield node
  const { value, parts, replace } = node
  if (Array.isArray(value)) {
    // Elements are similar, so three are enough.
    for (const [index, each] of value.slice(0, 3).entries()) {
      const below = partsBelow(document, parts, index)
      yield* walk(document, { value: each, parts: below, replace: (other) => replace(value.with(index, other)) })
    }
  } else if (isObject(value)) {
    for (const [key, each] of Object.entries(value)) {
      const below = partsBelow(document, parts, key)
      yield* walk(document, { value: each, parts: below, replace: (other) => replace(withMember(value, key, other)) })
    }
  }
}

/** Unlike a spread, this keeps `__proto__` as a member. */
function withMember(value: JsonObject, key: string, member: Json): JsonObject {
  return Object.fromEntries([...Object.entries(value).filter(([each]) => each !== key), [key, member]])
}

function changesOf({ value, parts }: Node): Mutation[] {
  const changes: Mutation[] = [
    ...otherTypes(value).map((other) => ({ what: 'another type', value: other })),
    ...parts.flatMap((part) => boundaryValues(part).map((other) => ({ what: 'around a bound', value: other }))),
  ]
  if (typeof value === 'string') {
    changes.push({ what: 'a longer text', value: `${value}x` }, { what: 'an empty text', value: '' })
    changes.push({ what: 'a shorter text', value: value.slice(1) }, { what: 'a space before', value: ` ${value}` })
  } else if (typeof value === 'number') {
    changes.push({ what: 'the opposite', value: -value }, { what: 'a fraction', value: value + 0.5 })
    changes.push({ what: 'a large integer', value: Number.MAX_SAFE_INTEGER }, { what: 'a larger one', value: 2 ** 63 })
  } else if (Array.isArray(value)) {
    changes.push(
      { what: 'no elements', value: [] },
      { what: 'an element twice', value: [...value, ...value.slice(0, 1)] },
    )
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      const { [key]: _dropped, ...rest } = value
      changes.push({ what: 'a missing field', value: rest })
    }
    changes.push({ what: 'an unknown field', value: withMember(value, 'unknown_field', 1) })
  }
  return changes
}

function otherTypes(value: Json): Json[] {
  const isOther = (other: Json) => typeof other !== typeof value || Array.isArray(other) !== Array.isArray(value)
  return [...[true, 12, 'text', [], {}].filter(isOther), ...(value === null ? [] : [null])]
}

const longestText = 10_000

/** Values on both sides of the limits of a schema. */
function boundaryValues(part: JsonObject): Json[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, multipleOf } = part
  const values: Json[] = []
  for (const bound of [minimum, maximum, exclusiveMinimum, exclusiveMaximum]) {
    if (typeof bound === 'number') values.push(bound - 1, bound, bound + 1)
  }
  for (const bound of [minLength, maxLength]) {
    if (typeof bound !== 'number' || bound > longestText) continue
    values.push('é'.repeat(bound), 'x'.repeat(bound + 1), 'x'.repeat(Math.max(0, bound - 1)))
  }
  if (typeof multipleOf === 'number') values.push(multipleOf * 3, multipleOf * 1.5)
  if (Array.isArray(part.enum) && part.enum.length > 0) values.push(part.enum.at(-1)!, `${part.enum[0]}_`)
  if (part.const !== undefined) values.push(part.const)
  if (part.format === 'int32') values.push(2 ** 31, 2 ** 31 - 1)
  return values
}
