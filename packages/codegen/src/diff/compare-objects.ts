import { isObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { alternativesOf, type Node } from './alternatives.ts'
import type { Direction, Effect } from './change.ts'
import type { Comparison, SchemaContext } from './comparison.ts'
import { rejectsMore } from './exactly-one-of.ts'
import type { Pair } from './report.ts'
import { nodeOf, nodesOf, requiredOf, type Shape, valuesOf } from './shape.ts'
import type { Source } from './source.ts'

/** Compares properties, which of them are required, and what is said about others. */
export function compareObjects({ base, revision }: Pair<Shape>, context: SchemaContext, comparison: Comparison): void {
  const { direction, sources } = context
  const before = { properties: nodesOf(base, 'properties'), required: requiredOf(base) }
  const after = { properties: nodesOf(revision, 'properties'), required: requiredOf(revision) }
  const add = (effect: Effect, text: string, pointers: { base?: string | undefined; revision?: string | undefined }) =>
    comparison.findings.push({
      effect,
      direction,
      at: Object.fromEntries(Object.entries(pointers).filter(([, pointer]) => pointer !== undefined)),
      text,
    })

  for (const [name, node] of before.properties) {
    const next = after.properties.get(name)
    const pointers = { base: node[0]!.pointer, revision: (next?.[0] ?? holderOf(name, node, revision))?.pointer }
    const [was, is] = [isSent(node, direction, sources.base), isSent(next, direction, sources.revision)]
    if (was && is) comparison.inside.push(context.compare({ base: node, revision: next ?? [] }))
    if (was && !is) add(isClosed(revision) ? 'removed' : 'ignored', '{place} was removed', pointers)
    if (!was && is) add('added', '{place} was added', pointers)
  }
  for (const [name, node] of after.properties) {
    if (before.properties.has(name) || !isSent(node, direction, sources.revision)) continue
    const isRequired = after.required.has(name)
    const text = isRequired ? '{place} was added, and is required' : '{place} was added'
    add(isRequired ? 'narrowed' : 'added', text, { revision: node[0]!.pointer })
  }
  for (const name of new Set([...before.required.keys(), ...after.required.keys()])) {
    const [node, next] = [before.properties.get(name), after.properties.get(name)]
    if (next !== undefined && !isSent(next, direction, sources.revision)) continue
    const was = before.required.has(name) && (node === undefined || isSent(node, direction, sources.base))
    const is = after.required.has(name)
    // A property that was added or removed has been reported.
    const isKept = (node === undefined) === (next === undefined)
    if (was === is || !isKept) continue
    const pointers = {
      base: node?.[0]?.pointer ?? pointerOf(before.required.get(name), name),
      revision: next?.[0]?.pointer ?? pointerOf(after.required.get(name), name),
    }
    add(is ? 'narrowed' : 'widened', `{place} is ${is ? 'required now' : 'no longer required'}`, pointers)
  }
  compareOthers({ base, revision }, context, comparison, add)
}

/** The schema that had a property before, or otherwise the first one. */
function holderOf(name: string, node: Node, { parts }: Shape): Shape['parts'][number] | undefined {
  return parts.find(({ pointer }) => pointerOf(pointer, name) === node[0]!.pointer) ?? parts[0]
}

function pointerOf(schema: string | undefined, name: string): string | undefined {
  return schema === undefined ? undefined : at(schema, 'properties', name)
}

/** Whether clients may send a property in a request, or get it in a response. */
function isSent(node: Node | undefined, direction: Direction, source: Source): boolean {
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly'
  if (node === undefined) return false
  return alternativesOf(node, source).some(({ parts }) => !parts.some(({ value }) => value[keyword] === true))
}

type Add = (effect: Effect, text: string, pointers: Partial<Record<'base' | 'revision', string | undefined>>) => void

function compareOthers(
  { base, revision }: Pair<Shape>,
  context: SchemaContext,
  { inside }: Comparison,
  add: Add,
): void {
  const pointers = { base: base.parts[0]?.pointer, revision: revision.parts[0]?.pointer }
  const [was, is] = [isClosed(base), isClosed(revision)]
  if (!was && is) add('narrowed', '{place} may no longer have other properties', pointers)
  if (was && !is) add('widened', '{place} may have other properties now', pointers)
  const rest = { base: restOf(base), revision: restOf(revision) }
  if (!was && !is && [rest.base, rest.revision].some(([node]) => node?.value !== true))
    inside.push(context.compare(rest))
  comparePatterns({ base, revision }, context, inside, (effect, text) => add(effect, text, pointers))
  for (const { value, pointer } of valuesOf(revision, 'x-exactly-one-of')) {
    const former = valuesOf(base, 'x-exactly-one-of')
    const isNew = (name: string) => nodesOf(revision, 'properties').has(name) && !nodesOf(base, 'properties').has(name)
    if (former.some((each) => !rejectsMore(each.value, value, isNew))) continue
    const text = `{place} needs exactly one of \`${JSON.stringify(value)}\` now`
    add('narrowed', text, former.length === 0 ? { revision: pointer } : { base: former[0]!.pointer, revision: pointer })
  }
}

const others = ['additionalProperties', 'unevaluatedProperties']

function isClosed(shape: Shape): boolean {
  return others.some((keyword) => valuesOf(shape, keyword).some(({ value }) => value === false))
}

function restOf(shape: Shape): Node {
  const schemas = others.flatMap((keyword) => nodeOf(shape, keyword)).filter(({ value }) => isObject(value))
  return schemas.length > 0 ? schemas : [{ value: true, pointer: at(shape.parts[0]?.pointer ?? '', others[0]!) }]
}

function comparePatterns(
  { base, revision }: Pair<Shape>,
  context: SchemaContext,
  inside: Comparison[],
  add: (effect: Effect, text: string) => void,
): void {
  const [before, after] = [nodesOf(base, 'patternProperties'), nodesOf(revision, 'patternProperties')]
  for (const [pattern, node] of before) {
    const next = after.get(pattern)
    if (next === undefined) add('changed', `{place}: properties named like \`${pattern}\` were removed`)
    else inside.push(context.compare({ base: node, revision: next }))
  }
  for (const pattern of after.keys())
    if (!before.has(pattern)) add('changed', `{place}: properties named like \`${pattern}\` were added`)
}
