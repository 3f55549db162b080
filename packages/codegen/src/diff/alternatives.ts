import { asArray, isObject, type JsonObject } from '../read/json.ts'
import { at, keysOf, lookUp } from '../read/pointer.ts'
import type { Located, Source } from './source.ts'

/** Schemas that all apply to one value. */
export type Node = readonly Located[]

/** One way in which a value can be valid: schemas without references, `allOf` and unions. */
export interface Alternative {
  readonly parts: readonly Located<JsonObject>[]
  /** The titles or references of the chosen options. Empty without a union. */
  readonly name: string
}

/** Max alternatives of several unions together. Their products may be endless. */
const maxCombined = 100

/** The field of a part that holds a union which is not combined with others. */
export const uncombined = '$union'

/** Replaces references by their targets, and unions by their options. Empty if no value is valid. */
export function alternativesOf(node: Node, source: Source, open: readonly string[] = []): Alternative[] {
  return node.reduce<Alternative[]>(
    (all, located) => combined(all, ofSchema(located, source, open), located),
    [{ parts: [], name: '' }],
  )
}

function ofSchema({ value, pointer }: Located, source: Source, open: readonly string[]): Alternative[] {
  if (value === false) return []
  if (!isObject(value)) return [{ parts: [{ value: {}, pointer }], name: '' }]
  const { $ref, allOf, oneOf, anyOf, ...own } = value
  let result: Alternative[] = [{ parts: [{ value: own, pointer }], name: '' }]
  if (typeof $ref === 'string') {
    const target = ofReference({ value: $ref, pointer }, source, open)
    result = Object.keys(own).length === 0 ? target : combined(target, result, { value: own, pointer })
  }
  for (const [index, part] of asArray(allOf).entries()) {
    const located = { value: part, pointer: at(pointer, 'allOf', index) }
    result = combined(result, ofSchema(located, source, open), located)
  }
  for (const [keyword, union] of Object.entries({ oneOf, anyOf })) {
    if (!Array.isArray(union)) continue
    const options = union.flatMap((option, index) =>
      ofSchema({ value: option, pointer: at(pointer, keyword, index) }, source, open).map(({ parts, name }) => {
        const title = isObject(option) ? (option.$ref ?? option.title) : undefined
        return { parts, name: [title, name].filter((each) => typeof each === 'string' && each !== '').join(' ') }
      }),
    )
    result = combined(result, options, { value: { [keyword]: union }, pointer })
  }
  return result
}

function ofReference({ value, pointer }: Located<string>, source: Source, open: readonly string[]): Alternative[] {
  const keys = keysOf(value)
  const target = keys && lookUp(source.document, keys)
  if (keys === undefined || target === undefined) {
    source.problems.report('unresolved-reference', at(pointer, '$ref'), { reference: value })
    return [{ parts: [{ value: {}, pointer }], name: '' }]
  }
  const to = at('', ...keys)
  // A schema that contains itself in place constrains nothing.
  if (open.includes(to)) return [{ parts: [], name: '' }]
  return ofSchema({ value: target, pointer: to }, source, [...open, to])
}

/** Combines alternatives with those of a schema. If they are too many, the schema becomes a part of its own. */
function combined(left: readonly Alternative[], right: readonly Alternative[], schema: Located): Alternative[] {
  const isLarge = left.length > 1 && right.length > 1 && left.length * right.length > maxCombined
  const part = { value: { [uncombined]: schema.value! }, pointer: at(schema.pointer, uncombined) }
  const others = isLarge ? [{ parts: [part], name: '' }] : right
  return left.flatMap((one) =>
    others.map((other) => ({
      parts: [
        ...one.parts,
        ...other.parts.filter(({ pointer }) => !one.parts.some((each) => each.pointer === pointer)),
      ],
      name: [one.name, other.name].filter((each) => each !== '').join(' '),
    })),
  )
}
