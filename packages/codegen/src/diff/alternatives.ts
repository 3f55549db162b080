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

/** Enough for real documents. Their products may be endless. */
const maxAlternatives = 500

/** Replaces references by their targets, and unions by their options. Empty if no value is valid. */
export function alternativesOf(node: Node, source: Source, open: readonly string[] = []): Alternative[] {
  return node.reduce<Alternative[]>(
    (all, located) => product(all, ofSchema(located, source, open)),
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
    result = Object.keys(own).length === 0 ? target : product(target, result)
  }
  for (const [index, part] of asArray(allOf).entries())
    result = product(result, ofSchema({ value: part, pointer: at(pointer, 'allOf', index) }, source, open))
  for (const [keyword, union] of Object.entries({ oneOf, anyOf })) {
    if (!Array.isArray(union)) continue
    const options = union.flatMap((option, index) =>
      ofSchema({ value: option, pointer: at(pointer, keyword, index) }, source, open).map(({ parts, name }) => {
        const title = isObject(option) ? (option.$ref ?? option.title) : undefined
        return { parts, name: [title, name].filter((each) => typeof each === 'string' && each !== '').join(' ') }
      }),
    )
    result = product(result, options)
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

function product(left: readonly Alternative[], right: readonly Alternative[]): Alternative[] {
  const all = left.flatMap((one) =>
    right.map((other) => ({
      parts: [
        ...one.parts,
        ...other.parts.filter(({ pointer }) => !one.parts.some((each) => each.pointer === pointer)),
      ],
      name: [one.name, other.name].filter((each) => each !== '').join(' '),
    })),
  )
  return all.slice(0, maxAlternatives)
}
