import type { Json } from '../read/json.ts'
import type { Effect } from './change.ts'
import { shown } from './compare-values.ts'
import type { Pair } from './report.ts'
import { excludedTypes, isEqual, type Shape, valuesOf, withoutAnnotations } from './shape.ts'

/** A change of a keyword. */
export interface KeywordChange {
  readonly keyword: string
  readonly effect: Effect
  readonly text: string
}

/** Compares the keywords that constrain values of one type and hold no schemas. */
export function compareKeywords(shapes: Pair<Shape>): KeywordChange[] {
  const types = [...shapes.base.types].filter((type) => shapes.revision.types.has(type))
  const numeric = ['integer', 'number'].some((type) =>
    [shapes.base, shapes.revision].every(({ types }) => types.has(type)),
  )
  const all = [...types, ...(numeric ? ['number'] : []), 'any']
  const hasItems = [shapes.base, shapes.revision].every((shape) => valuesOf(shape, 'contains').length > 0)
  const limits = limitsOfTypes
    .filter(({ type, keyword }) => all.includes(type) && (hasItems || !keyword.endsWith('Contains')))
    .map((limit) => compareLimit(shapes, limit))
  const others = othersOfTypes
    .filter(({ type }) => all.includes(type))
    .map(({ keyword, effectOf }) => {
      const [before, after] = [effectiveValue(shapes.base, keyword), effectiveValue(shapes.revision, keyword)]
      return isEqual(before, after) ? undefined : changeOf(keyword, effectOf(before, after), before, after)
    })
  return [...limits, ...others].filter((change) => change !== undefined)
}

interface Limit {
  readonly type: string
  readonly keyword: string
  /** The keyword of the same limit that excludes it. */
  readonly exclusive?: string
  readonly sign: 1 | -1
  /** The limit where the keyword is left out. */
  readonly default?: number
}

const limitsOfTypes: readonly Limit[] = [
  { type: 'number', keyword: 'minimum', exclusive: 'exclusiveMinimum', sign: 1 },
  { type: 'number', keyword: 'maximum', exclusive: 'exclusiveMaximum', sign: -1 },
  { type: 'string', keyword: 'minLength', sign: 1, default: 0 },
  { type: 'string', keyword: 'maxLength', sign: -1 },
  { type: 'array', keyword: 'minItems', sign: 1, default: 0 },
  { type: 'array', keyword: 'maxItems', sign: -1 },
  { type: 'array', keyword: 'minContains', sign: 1, default: 1 },
  { type: 'array', keyword: 'maxContains', sign: -1 },
  { type: 'object', keyword: 'minProperties', sign: 1, default: 0 },
  { type: 'object', keyword: 'maxProperties', sign: -1 },
  // Extensions that limit sizes.
  { type: 'any', keyword: 'x-max-bytes', sign: -1 },
  { type: 'any', keyword: 'x-streamed-file', sign: -1 },
]

function compareLimit(shapes: Pair<Shape>, limit: Limit): KeywordChange | undefined {
  const [before, after] = [tightest(shapes.base, limit), tightest(shapes.revision, limit)]
  const isSame = before?.value === after?.value && before?.isExclusive === after?.isExclusive
  const isDefault = [before, after].every((each) => (each?.value ?? limit.default) === limit.default)
  if (isSame || isDefault) return undefined
  const effect = isTighter(after, before, limit) ? 'narrowed' : 'widened'
  const keyword = (after ?? before)!.keyword
  return changeOf(keyword, effect, before?.value, after?.value)
}

interface Bound {
  readonly keyword: string
  readonly value: number
  readonly isExclusive: boolean
}

function tightest(shape: Shape, limit: Limit): Bound | undefined {
  const { keyword, exclusive, sign } = limit
  const isInteger = shape.types.has('integer') && !shape.types.has('number')
  const bounds = [keyword, exclusive ?? keyword].flatMap((name) =>
    valuesOf(shape, name).map(({ value }): Bound => {
      const isExclusive = name === exclusive
      if (!isInteger || exclusive === undefined) return { keyword: name, value: Number(value), isExclusive }
      // From 0.5 is from 1 for an integer, and above 0 too.
      const whole = Math.ceil(Number(value) * sign) * sign
      const isOn = isExclusive && whole === value
      return { keyword: name, value: isOn ? whole + sign : whole, isExclusive: false }
    }),
  )
  return bounds.reduce<Bound | undefined>((best, bound) => (isTighter(bound, best, limit) ? bound : best), undefined)
}

function isTighter(one: Bound | undefined, other: Bound | undefined, { sign }: Limit): boolean {
  if (one === undefined || other === undefined) return one !== undefined
  return one.value === other.value ? one.isExclusive && !other.isExclusive : (one.value - other.value) * sign > 0
}

interface Other {
  readonly type: string
  readonly keyword: string
  effectOf(before: Json | undefined, after: Json | undefined): Effect
}

const othersOfTypes: readonly Other[] = [
  { type: 'string', keyword: 'pattern', effectOf: addedOrRemoved },
  { type: 'string', keyword: 'contentEncoding', effectOf: () => 'changed' },
  { type: 'any', keyword: 'format', effectOf: compareFormats },
  { type: 'number', keyword: 'multipleOf', effectOf: compareMultiples },
  { type: 'array', keyword: 'uniqueItems', effectOf: (_before, after) => (after === true ? 'narrowed' : 'widened') },
  { type: 'any', keyword: 'not', effectOf: addedOrRemoved },
  { type: 'any', keyword: 'if', effectOf: addedOrRemoved },
  { type: 'object', keyword: 'dependentRequired', effectOf: addedOrRemoved },
]

function addedOrRemoved(before: Json | undefined, after: Json | undefined): Effect {
  if (before === undefined) return 'narrowed'
  return after === undefined ? 'widened' : 'changed'
}

/** Formats whose values are those of another format too. */
const wider: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' }

function compareFormats(before: Json | undefined, after: Json | undefined): Effect {
  if (wider[String(before)] === after) return 'widened'
  return wider[String(after)] === before ? 'narrowed' : addedOrRemoved(before, after)
}

function compareMultiples(before: Json | undefined, after: Json | undefined): Effect {
  const effect = addedOrRemoved(before, after)
  if (effect !== 'changed') return effect
  const [one, other] = [Number(before), Number(after)]
  if (Number.isInteger(other / one)) return 'narrowed'
  return Number.isInteger(one / other) ? 'widened' : 'changed'
}

/** The value of a keyword, or the list of different values in the parts of an `allOf`. Undefined for what has no effect. */
function effectiveValue(shape: Shape, keyword: string): Json | undefined {
  const values = valuesOf(shape, keyword)
    .map(({ value }) => (keyword.startsWith('x-') ? value : withoutAnnotations({ [keyword]: value })[keyword]!))
    .filter((value) => !hasNoEffect(keyword, value, shape))
  const different = values.filter((value, index) => values.findIndex((each) => isEqual(each, value)) === index)
  return different.length > 1 ? different : different[0]
}

function hasNoEffect(keyword: string, value: Json, shape: Shape): boolean {
  if (keyword === 'pattern') return /^\^?\.\*\$?$/.test(String(value))
  if (keyword === 'not') return value === false || excludedTypes(value).length > 0
  if (keyword === 'multipleOf') return value === 1 && !shape.types.has('number')
  if (keyword === 'if') return ['then', 'else'].every((each) => valuesOf(shape, each).length === 0)
  return value === false || (keyword === 'dependentRequired' && isEqual(value, {}))
}

function changeOf(keyword: string, effect: Effect, before: Json | undefined, after: Json | undefined): KeywordChange {
  const subject = `{place}: \`${keyword}\``
  if (before === undefined) return { keyword, effect, text: `${subject} ${shown(after!)} was added` }
  if (after === undefined) return { keyword, effect, text: `${subject} ${shown(before)} was removed` }
  return { keyword, effect, text: `${subject} was changed from ${shown(before)} to ${shown(after)}` }
}
