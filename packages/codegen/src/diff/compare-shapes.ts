import { asArray, asObject, type Json } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { Node } from './alternatives.ts'
import type { Direction, Effect } from './change.ts'
import { compareKeywords } from './compare-keywords.ts'
import { compareObjects } from './compare-objects.ts'
import { compareValues, shown } from './compare-values.ts'
import { type Comparison, findingsIn, type SchemaContext } from './comparison.ts'
import type { Pair } from './report.ts'
import { isEqual, nodeOf, type Shape, valuesOf } from './shape.ts'

/** Compares two shapes and the schemas in them. */
export function compareShapes(shapes: Pair<Shape>, context: SchemaContext): Comparison {
  const { base, revision } = shapes
  const comparison: Comparison = { findings: [], inside: [] }
  const add = (effect: Effect, text: string, keyword: string) =>
    comparison.findings.push({ effect, direction: context.direction, at: pointersOf(shapes, keyword), text })
  const both = base.values !== undefined && revision.values !== undefined
  for (const [effect, text] of compareValues(shapes, context.grows)) add(effect, text, 'enum')
  const isDisjoint = !both && compareTypes(shapes, (effect, text) => add(effect, text, 'type'))
  for (const [effect, text] of compareAnnotations(shapes, context.direction)) add(effect, text, 'default')
  if (both || isDisjoint) return comparison
  for (const { keyword, effect, text } of compareKeywords(shapes)) add(effect, text, keyword)
  const has = (type: string) => base.types.has(type) && revision.types.has(type)
  if (has('object')) compareObjects(shapes, context, comparison)
  if (has('array')) compareItems(shapes, context, comparison)
  for (const keyword of ['contains', 'propertyNames', 'then', 'else', 'contentSchema']) {
    const [nodeBefore, nodeAfter] = [base, revision].map((shape) => effectiveNode(shape, keyword))
    const nodes = { base: nodeBefore!, revision: nodeAfter! }
    const [before, after] = [nodes.base.length > 0, nodes.revision.length > 0]
    if (before && after) comparison.inside.push(context.compare(nodes))
    else if (before !== after)
      add(after ? 'narrowed' : 'widened', `{place}: \`${keyword}\` was ${after ? 'added' : 'removed'}`, keyword)
  }
  compareUnions(shapes, context, comparison, add)
  return comparison
}

/** Compares the unions that are not combined, each with an equal one if there is one. */
function compareUnions(
  { base, revision }: Pair<Shape>,
  context: SchemaContext,
  { inside }: Comparison,
  add: (effect: Effect, text: string, keyword: string) => void,
): void {
  const [before, after] = [[...base.unions], [...revision.unions]]
  for (const union of base.unions) {
    const index = after.findIndex((other) => isSame(context.compare({ base: [union], revision: [other] })))
    if (index === -1) continue
    after.splice(index, 1)
    before.splice(before.indexOf(union), 1)
  }
  for (const [index, union] of before.entries())
    if (after[index] === undefined) add('widened', '{place}: a union was removed', 'allOf')
    else inside.push(context.compare({ base: [union], revision: [after[index]!] }))
  if (after.length > before.length) add('narrowed', '{place}: a union was added', 'allOf')
}

function isSame(comparison: Comparison): boolean {
  return findingsIn(comparison).length === 0
}

/** The schemas that say something about a keyword, or otherwise the first ones. */
function pointersOf({ base, revision }: Pair<Shape>, keyword: string): Partial<Pair<string>> {
  const [before, after] = [base, revision].map((shape) => valuesOf(shape, keyword)[0]?.pointer)
  const first = ({ parts }: Shape) => parts[0]?.pointer
  // An added keyword belongs to the schema that now has it.
  if (before === undefined && after !== undefined && after !== first(revision)) return { revision: after }
  return { base: before ?? first(base), revision: after ?? first(revision) } as Pair<string>
}

/** The schemas of a keyword that have an effect. */
function effectiveNode(shape: Shape, keyword: string): Node {
  const node = nodeOf(shape, keyword)
  if (['then', 'else'].includes(keyword) && valuesOf(shape, 'if').length === 0) return []
  if (keyword === 'contains' && valuesOf(shape, 'minContains').some(({ value }) => value === 0))
    return valuesOf(shape, 'maxContains').length > 0 ? node : []
  return keyword === 'propertyNames' ? node.filter(({ value }) => !isEqual(value, {}) && value !== true) : node
}

/** @returns whether no value has a type that is valid in both */
function compareTypes({ base, revision }: Pair<Shape>, add: (effect: Effect, text: string) => void): boolean {
  const covers = (types: ReadonlySet<string>, type: string) =>
    types.has(type) || (type === 'integer' && types.has('number'))
  const lost = [...base.types].filter((type) => !covers(revision.types, type))
  const gained = [...revision.types].filter((type) => !covers(base.types, type))
  if (lost.length === 0 && gained.length === 0) return false
  const [before, after] = [base, revision].map(({ types }) => (types.size === 5 ? 'any type' : [...types].join(' or ')))
  const effect = lost.length === 0 ? 'widened' : gained.length === 0 ? 'narrowed' : 'changed'
  add(effect, `{place} was ${before} and is ${after} now`)
  return (
    ![...base.types].some((type) => covers(revision.types, type)) &&
    ![...revision.types].some((type) => covers(base.types, type))
  )
}

function compareAnnotations({ base, revision }: Pair<Shape>, direction: Direction): [Effect, string][] {
  const last = (shape: Shape, keyword: string): Json | undefined => valuesOf(shape, keyword).at(-1)?.value
  const changes: [Effect, string][] = []
  const [before, after] = [last(base, 'default'), last(revision, 'default')]
  if (direction === 'request' && !isEqual(before, after)) {
    if (before === undefined) changes.push(['added', `{place} has the default ${shown(after!)} now`])
    else if (after === undefined) changes.push(['defaulted', `{place}: the default ${shown(before)} was removed`])
    else changes.push(['defaulted', `{place}: the default was changed from ${shown(before)} to ${shown(after)}`])
  }
  const [tag, newTag] = [base, revision].map((shape) => asObject(last(shape, 'discriminator')).propertyName)
  if (tag !== undefined && newTag !== undefined && tag !== newTag)
    changes.push(['changed', `{place}: the discriminator was changed from ${shown(tag)} to ${shown(newTag)}`])
  if (last(base, 'deprecated') !== true && last(revision, 'deprecated') === true)
    changes.push(['deprecated', '{place} is deprecated now'])
  return changes
}

function compareItems({ base, revision }: Pair<Shape>, context: SchemaContext, { inside }: Comparison): void {
  const [before, after] = [listOf(base), listOf(revision)]
  const length = Math.max(before.first.length, after.first.length)
  // Beyond the first items, all are alike.
  for (let index = 0; index <= length; index++) {
    const items = { base: before.first[index] ?? before.rest, revision: after.first[index] ?? after.rest }
    if (items.base !== undefined || items.revision !== undefined)
      inside.push(context.compare({ base: items.base ?? anyItem(base), revision: items.revision ?? anyItem(revision) }))
  }
}

/** The schemas of the first items, and that of all others. */
function listOf(shape: Shape): { first: Node[]; rest: Node | undefined } {
  const [prefix] = valuesOf(shape, 'prefixItems')
  const first = asArray(prefix?.value).map((value, index) => [
    { value, pointer: at(prefix!.pointer, 'prefixItems', index) },
  ])
  const rest = ['items', 'unevaluatedItems'].map((keyword) => nodeOf(shape, keyword)).find(({ length }) => length > 0)
  return { first, rest }
}

function anyItem({ parts }: Shape): Node {
  return [{ value: true, pointer: at(parts[0]?.pointer ?? '', 'items') }]
}
