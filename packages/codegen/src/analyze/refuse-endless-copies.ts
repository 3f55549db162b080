import { componentAt, targetOf } from '../read/component-of.ts'
import { asArray, isObject, type Json, type JsonObject } from '../read/json.ts'
import { referenceTo } from '../read/pointer.ts'
import { schemasInPlace } from '../read/schemas-in-place.ts'
import { mergeClosed } from './merge-closed.ts'
import type { SchemaContext } from './schema-context.ts'

/**
 * Reports compositions with `unevaluatedProperties` or `unevaluatedItems` that contain themselves. Such a composition is printed
 * with copies of the objects that it consists of. If a copy contained the composition, printing it would never end. Components
 * cause no such copies, because each is printed once.
 */
export function refuseEndlessCopies({ closed, document, problems }: SchemaContext): void {
  const inline = new Map([...closed].filter(([, pointer]) => !isComponent(pointer)))
  const done = new Set<JsonObject>()
  const visit = (fragment: JsonObject, path: ReadonlySet<JsonObject>): void => {
    if (path.has(fragment)) problems.report('recursive-inline', inline.get(fragment)!)
    if (path.has(fragment) || done.has(fragment)) return
    const copied = copiesOf(fragment, document).flatMap((copy) => [...partsIn(copy, inline)])
    for (const inner of copied) visit(inner, new Set([...path, fragment]))
    done.add(fragment)
  }
  for (const fragment of inline.keys()) visit(fragment, new Set())
}

function isComponent(pointer: string): boolean {
  return componentAt(referenceTo(pointer)) !== undefined
}

/** The schemas that are printed again for a composition. */
function copiesOf(fragment: JsonObject, document: JsonObject): Json[] {
  const { unevaluatedProperties, unevaluatedItems, ...open } = fragment
  const merged = unevaluatedProperties === false ? mergeClosed(fragment, document) : undefined
  if (merged !== undefined) return Object.values(merged.properties as JsonObject)
  return [
    ...(unevaluatedProperties === undefined ? [] : conditionsOf(open, ofProperties, document)),
    ...(unevaluatedItems === undefined ? [] : conditionsOf(open, ofItems, document)),
  ]
}

const ofProperties = ['additionalProperties', 'unevaluatedProperties']
const ofItems = ['items', 'unevaluatedItems']

/** The conditions on which it depends what a schema evaluates. A part with one of `all` evaluates everything. */
function conditionsOf(fragment: Json | undefined, all: readonly string[], document: JsonObject): Json[] {
  if (!isObject(fragment) || all.some((keyword) => fragment[keyword] !== undefined)) return []
  const { not: _excludes, ...evaluating } = fragment
  const { oneOf, anyOf, if: condition, contains } = evaluating
  const parts = [targetOf(fragment, document), ...schemasInPlace(evaluating)]
  const alone = [condition, contains].filter((each) => each !== undefined)
  const conditions = [...asArray(oneOf), ...asArray(anyOf), ...alone]
  return [...conditions, ...parts.flatMap((part) => conditionsOf(part, all, document))]
}

/** Those of `wanted` that a schema contains without a reference. */
function* partsIn(value: Json, wanted: ReadonlyMap<JsonObject, string>): Generator<JsonObject> {
  if (typeof value !== 'object' || value === null) return
  if (isObject(value) && wanted.has(value)) yield value
  for (const inner of Object.values(value)) yield* partsIn(inner, wanted)
}
