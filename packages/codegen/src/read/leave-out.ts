import { callbacksIn, componentsIn, operationsIn, type Part } from './document-parts.ts'
import { asObject, type JsonObject } from './json.ts'
import { at } from './pointer.ts'
import type { Problem } from './problems.ts'
import { referencesIn } from './schema-graph.ts'
import { aroundOf, type Remainder, withoutParts } from './without-parts.ts'

/** An operation of a path or webhook that cannot be served. */
export interface LeftOut {
  /** Its method and path, such as `GET /books`. */
  readonly operation: string
  /** The message of the first error. */
  readonly reason: string
}

interface Reduced extends Remainder {
  readonly leftOut: readonly LeftOut[]
  /** A warning for each part that is left out, and for each further error. */
  readonly warnings: readonly Problem[]
}

/**
 * Leaves out each operation and each request of a callback that has an error or uses a component with one, and these
 * components.
 *
 * @param authoredPointer maps a pointer into `document` to one into the authored document, which errors may have too
 * @returns undefined if an error concerns more than operations and components
 */
export function leaveOut(
  document: JsonObject,
  errors: readonly Problem[],
  authoredPointer: (pointer: string) => string,
): Reduced | undefined {
  const [operations, callbacks, components] = [operationsIn(document), callbacksIn(document), componentsIn(document)]
  const items = itemsIn(document)
  const parts = [...components, ...items, ...operations, ...callbacks].filter(
    ({ pointer }) => !pointer.endsWith('/$ref'),
  )
  const found = new Map<string, Part[]>()
  const add = (pointer: string, part: Part) => found.set(pointer, [...(found.get(pointer) ?? []), part])
  for (const part of parts) {
    for (const pointer of new Set([part.pointer, authoredPointer(part.pointer)])) add(pointer, part)
  }
  for (const item of items) add(authoredPointer(at(item.pointer, 'parameters')), item)
  const ofErrors = errors.map((error): readonly [Problem, readonly Part[]] => {
    const own = [...aroundOf(error.pointer)].find((pointer) => found.has(pointer))
    return [error, own === undefined ? [] : found.get(own)!]
  })
  if (ofErrors.some(([, own]) => own.length === 0)) return undefined
  /** The first error of each part by its pointer. */
  const broken = new Map<string, Problem>()
  for (const [error, own] of ofErrors) {
    for (const { pointer } of own) if (!broken.has(pointer)) broken.set(pointer, error)
  }
  for (let size = -1; size !== broken.size; ) {
    size = broken.size
    for (const part of parts) {
      const error = broken.get(part.pointer) ?? errorOfOthers(part, broken)
      if (error !== undefined) broken.set(part.pointer, error)
    }
  }
  const leftOut = operations.filter(({ pointer }) => broken.has(pointer))
  const others = callbacks.filter(({ pointer }) => broken.has(pointer) && errorAround(pointer, broken) === undefined)
  const warnings = [...leftOut, ...others].map((part) => warningOf(part, broken.get(part.pointer)!))
  const reported = new Set([...leftOut, ...others].map(({ pointer }) => broken.get(pointer)))
  for (const [error, [part]] of ofErrors) if (!reported.has(error)) warnings.push(warningOf(part!, error))
  return {
    ...withoutParts(document, new Set(broken.keys())),
    leftOut: leftOut.map(({ name, pointer }) => ({ operation: name, reason: broken.get(pointer)!.message })),
    warnings,
  }
}

/** An error of a component that a part uses, or of what is around it. */
function errorOfOthers({ pointer, part }: Part, broken: ReadonlyMap<string, Problem>): Problem | undefined {
  const used = referencesIn(part).map(({ kind, name }) => broken.get(at('/components', kind, name)))
  return used.find((error) => error !== undefined) ?? errorAround(pointer, broken)
}

function errorAround(pointer: string, broken: ReadonlyMap<string, Problem>): Problem | undefined {
  const around = [...aroundOf(pointer)].slice(1).map((each) => broken.get(each))
  return around.find((error) => error !== undefined)
}

function warningOf({ name }: Part, error: Problem): Problem {
  return { ...error, level: 'warning', message: `${name} is left out: ${error.message}` }
}

/** The path items of a document. Their operations have their errors too. */
function itemsIn(document: JsonObject): Part[] {
  return ['paths', 'webhooks'].flatMap((field) =>
    Object.keys(asObject(document[field])).map((path) => ({
      pointer: at('', field, path),
      part: [],
      name: `The path ${path}`,
    })),
  )
}
