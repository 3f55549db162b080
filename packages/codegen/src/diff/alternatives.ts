import { asArray, isObject, type JsonObject } from '../read/json.ts'
import { at, keysOf, lookUp } from '../read/pointer.ts'
import type { Located, Source } from './source.ts'

/** Schemas that all apply to one value. */
export type Node = readonly Located[]

/** One way in which a value can be valid: schemas without references, `allOf` and unions. */
export interface Alternative {
  readonly parts: readonly Located<JsonObject>[]
  /** Unions that apply too. Only where their product would be too large. */
  readonly unions: readonly Located[]
  /** The titles or references of the chosen options. Empty without a union. */
  readonly name: string
}

/** A schema and its alternatives. */
interface Factor {
  readonly schema: Located
  readonly alternatives: Alternative[]
}

/** Unions whose product is larger are compared one by one. */
const maxProduct = 64

/**
 * Replaces references by their targets, and unions by their options. Empty if no value is valid.
 *
 * @param max how many alternatives a product of unions may have: others stay as `unions`
 */
export function alternativesOf(node: Node, source: Source, max = maxProduct): Alternative[] {
  return product(
    node.map((schema) => ({ schema, alternatives: ofSchema(schema, source, [], max) })),
    max,
  )
}

function ofSchema({ value, pointer }: Located, source: Source, open: readonly string[], max: number): Alternative[] {
  if (value === false) return []
  if (!isObject(value)) return [alternative({ value: {}, pointer })]
  const { $ref, allOf, oneOf, anyOf, ...own } = value
  const factors: Factor[] = []
  const add = (schema: Located, alternatives: Alternative[]) => factors.push({ schema, alternatives })
  if (typeof $ref === 'string')
    add({ value: { $ref }, pointer }, ofReference({ value: $ref, pointer }, source, open, max))
  if (Object.keys(own).length > 0 || $ref === undefined)
    add({ value: own, pointer }, [alternative({ value: own, pointer })])
  for (const [index, part] of asArray(allOf).entries()) {
    const schema = { value: part, pointer: at(pointer, 'allOf', index) }
    add(schema, ofSchema(schema, source, open, max))
  }
  for (const [keyword, union] of Object.entries({ oneOf, anyOf })) {
    if (!Array.isArray(union)) continue
    const options = union.flatMap((option, index) =>
      ofSchema({ value: option, pointer: at(pointer, keyword, index) }, source, open, max).map(
        ({ name, ...others }) => {
          const title = isObject(option) ? (option.$ref ?? option.title) : undefined
          const names = [title, name].filter((each) => typeof each === 'string' && each !== '')
          return { ...others, name: names.join(' ') }
        },
      ),
    )
    add({ value: { [keyword]: union }, pointer }, options)
  }
  return product(factors, max)
}

function ofReference(
  { value, pointer }: Located<string>,
  source: Source,
  open: readonly string[],
  max: number,
): Alternative[] {
  const keys = keysOf(value)
  const target = keys && lookUp(source.document, keys)
  if (keys === undefined || target === undefined) {
    source.problems.report('unresolved-reference', at(pointer, '$ref'), { reference: value })
    return [alternative({ value: {}, pointer })]
  }
  const to = at('', ...keys)
  // A schema that contains itself in place constrains nothing.
  if (open.includes(to)) return [alternative()]
  return ofSchema({ value: target, pointer: to }, source, [...open, to], max)
}

function alternative(...parts: Located<JsonObject>[]): Alternative {
  return { parts, unions: [], name: '' }
}

function product(factors: readonly Factor[], max: number): Alternative[] {
  const size = factors.reduce((all, { alternatives }) => all * alternatives.length, 1)
  const isTooLarge = size > max && factors.filter(({ alternatives }) => alternatives.length > 1).length > 1
  return factors.reduce<Alternative[]>(
    (all, { schema, alternatives }) => {
      const others = isTooLarge && alternatives.length > 1 ? [{ ...alternative(), unions: [schema] }] : alternatives
      return all.flatMap((one) => others.map((other) => combined(one, other)))
    },
    [alternative()],
  )
}

function combined(one: Alternative, other: Alternative): Alternative {
  return {
    parts: [...one.parts, ...other.parts.filter(({ pointer }) => !one.parts.some((each) => each.pointer === pointer))],
    unions: [...one.unions, ...other.unions],
    name: [one.name, other.name].filter((each) => each !== '').join(' '),
  }
}
