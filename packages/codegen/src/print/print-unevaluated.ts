import { targetOf } from '../read/component-of.ts'
import { asArray, asObject, isObject, type Json, type JsonObject, type JsonType } from '../read/json.ts'
import { type Code, list } from './code.ts'
import { literal } from './literal.ts'
import { anyType, nothing } from './print-all.ts'
import { printRegex } from './print-regex.ts'
import type { ZodScope } from './zod-scope.ts'

type Kind = 'properties' | 'items'

/** The keywords of each kind by which a schema evaluates everything, the type of the values, and the helper. */
const kinds = {
  properties: { all: ['additionalProperties', 'unevaluatedProperties'], type: 'object', helper: 'unevaluated' },
  items: { all: ['items', 'unevaluatedItems'], type: 'array', helper: 'unevaluatedItems' },
} as const

/**
 * Prints `unevaluatedProperties` or `unevaluatedItems` where it depends on the value what is evaluated.
 *
 * @param open the schema without that keyword @param rest its value @param code the printed `open`
 */
export function printUnevaluated(kind: Kind, open: JsonObject, rest: Json, code: Code, scope: ZodScope): Code {
  const found = evaluatedBy(open, kind, scope)
  if (found === true) return code
  const others = rest === false ? nothing(scope) : scope.print(rest, scope)
  const parts = [code.js, others.js, printEvaluated(found)]
  const isLater = code.later || others.later || found.later
  const js = list(`${scope.helper(kinds[kind].helper)}(`, parts, ')')
  return { js, type: anyType, ...(isLater && { later: true }) }
}

/** What a schema evaluates. A case applies if the value matches its `test`. */
interface Evaluated {
  readonly names: Set<string>
  readonly patterns: Set<string>
  /** The number of items that are evaluated by their position. */
  prefix: number
  /** Schemas of other items. */
  readonly contains: string[]
  readonly cases: { readonly test: string; readonly more: Evaluated | true }[]
  later: boolean
}

function nothingEvaluated(): Evaluated {
  return { names: new Set(), patterns: new Set(), prefix: 0, contains: [], cases: [], later: false }
}

/** The properties or items that a schema evaluates in a matching value. Returns true if it evaluates all. */
function evaluatedBy(fragment: Json | undefined, kind: Kind, scope: ZodScope): Evaluated | true {
  const found = nothingEvaluated()
  if (!isObject(fragment)) return found
  const { all, type } = kinds[kind]
  if (all.some((keyword) => fragment[keyword] !== undefined)) return true
  const { if: condition, then, else: otherwise } = fragment
  if (kind === 'properties') {
    for (const name of Object.keys(asObject(fragment.properties))) found.names.add(name)
    for (const pattern of Object.keys(asObject(fragment.patternProperties))) found.patterns.add(pattern)
  } else {
    found.prefix = asArray(fragment.prefixItems).length
    if (fragment.contains !== undefined) {
      const { js, later } = scope.print(fragment.contains, scope)
      found.contains.push(js)
      found.later = later === true
    }
  }
  const target = targetOf(fragment, scope.context.document)
  for (const part of [target, ...asArray(fragment.allOf)]) {
    if (!merge(found, evaluatedBy(part, kind, scope))) return true
  }
  const add = (test: Json, ...parts: (Json | undefined)[]) => {
    const evaluated = nothingEvaluated()
    const isAll = !parts.every((part) => merge(evaluated, evaluatedBy(part, kind, scope)))
    if (!isAll && printEvaluated(evaluated) === '{}') return
    const { js, later } = scope.print(test, scope, new Set<JsonType>([type]))
    found.later ||= later === true || evaluated.later
    found.cases.push({ test: js, more: isAll || evaluated })
  }
  for (const option of [...asArray(fragment.oneOf), ...asArray(fragment.anyOf)]) add(option, option)
  if (condition !== undefined) {
    add(condition, condition, then)
    add({ not: condition }, otherwise)
  }
  if (kind === 'properties') {
    for (const [name, schema] of Object.entries(asObject(fragment.dependentSchemas))) {
      add({ type: 'object', required: [name] }, schema)
    }
  }
  return found
}

/** Adds what another schema evaluates. Returns false if it evaluates all. */
function merge(into: Evaluated, more: Evaluated | true): boolean {
  if (more === true) return false
  for (const name of more.names) into.names.add(name)
  for (const pattern of more.patterns) into.patterns.add(pattern)
  into.prefix = Math.max(into.prefix, more.prefix)
  into.contains.push(...more.contains)
  into.cases.push(...more.cases)
  into.later ||= more.later
  return true
}

function printEvaluated({ names, patterns, prefix, contains, cases }: Evaluated): string {
  const entries: string[] = []
  if (names.size > 0) entries.push(`names: ${literal([...names])}`)
  if (patterns.size > 0)
    entries.push(`patterns: [${[...patterns].map((pattern) => printRegex(pattern).text).join(', ')}]`)
  if (prefix > 0) entries.push(`prefix: ${prefix}`)
  if (contains.length > 0) entries.push(list('contains: [', contains, ']'))
  if (cases.length > 0) {
    const rows = cases.map(({ test, more }) => `[${test}, ${more === true ? 'true' : printEvaluated(more)}]`)
    entries.push(`cases: ${list('[', rows, ']')}`)
  }
  return list('{', entries, '}')
}
