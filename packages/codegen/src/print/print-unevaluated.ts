import { targetOf } from '../read/component-of.ts'
import { asArray, asObject, isObject, type Json, type JsonObject, type JsonType } from '../read/json.ts'
import { type Code, list } from './code.ts'
import { literal } from './literal.ts'
import { anyType, nothing } from './print-all.ts'
import { printRegex } from './print-regex.ts'
import type { ZodScope } from './zod-scope.ts'

/**
 * Prints `unevaluatedProperties` of a composition, where the evaluated properties depend on which parts match.
 *
 * @param open the composition without that keyword @param rest its value @param code the printed composition
 */
export function printUnevaluated(open: JsonObject, rest: Json, code: Code, scope: ZodScope): Code {
  const found = evaluatedBy(open, scope)
  if (found === true) return code
  const others = rest === false ? nothing(scope) : scope.print(rest, scope)
  const parts = [code.js, others.js, printEvaluated(found)]
  const isLater = code.later || others.later || found.later
  return { js: list(`${scope.helper('unevaluated')}(`, parts, ')'), type: anyType, ...(isLater && { later: true }) }
}

/** The properties that a schema evaluates. A case applies if the value matches its `test`. */
interface Evaluated {
  readonly names: Set<string>
  readonly patterns: Set<string>
  readonly cases: { readonly test: string; readonly more: Evaluated | true }[]
  later: boolean
}

/** The properties that a schema evaluates in a matching object. Returns true if it evaluates all. */
function evaluatedBy(fragment: Json | undefined, scope: ZodScope): Evaluated | true {
  const found: Evaluated = { names: new Set(), patterns: new Set(), cases: [], later: false }
  if (!isObject(fragment)) return found
  const { properties, patternProperties, if: condition, then, else: otherwise, dependentSchemas } = fragment
  if (fragment.additionalProperties !== undefined || fragment.unevaluatedProperties !== undefined) return true
  for (const name of Object.keys(asObject(properties))) found.names.add(name)
  for (const pattern of Object.keys(asObject(patternProperties))) found.patterns.add(pattern)
  const target = targetOf(fragment, scope.context.document)
  for (const part of [target, ...asArray(fragment.allOf)]) {
    if (!merge(found, evaluatedBy(part, scope))) return true
  }
  const add = (test: Json, ...parts: (Json | undefined)[]) => {
    const evaluated: Evaluated = { names: new Set(), patterns: new Set(), cases: [], later: false }
    const isAll = !parts.every((part) => merge(evaluated, evaluatedBy(part, scope)))
    if (!isAll && evaluated.names.size + evaluated.patterns.size + evaluated.cases.length === 0) return
    // Only objects have properties to evaluate.
    const { js, later } = scope.print(test, scope, new Set<JsonType>(['object']))
    found.later ||= later === true || evaluated.later
    found.cases.push({ test: js, more: isAll || evaluated })
  }
  for (const option of [...asArray(fragment.oneOf), ...asArray(fragment.anyOf)]) add(option, option)
  if (condition !== undefined) {
    add(condition, condition, then)
    add({ not: condition }, otherwise)
  }
  for (const [name, schema] of Object.entries(asObject(dependentSchemas))) {
    add({ type: 'object', required: [name] }, schema)
  }
  return found
}

/** Adds the evaluated properties of another schema. Returns false if it evaluates all. */
function merge(into: Evaluated, more: Evaluated | true): boolean {
  if (more === true) return false
  for (const name of more.names) into.names.add(name)
  for (const pattern of more.patterns) into.patterns.add(pattern)
  into.cases.push(...more.cases)
  into.later ||= more.later
  return true
}

function printEvaluated({ names, patterns, cases }: Evaluated): string {
  const entries: string[] = []
  if (names.size > 0) entries.push(`names: ${literal([...names])}`)
  if (patterns.size > 0)
    entries.push(`patterns: [${[...patterns].map((pattern) => printRegex(pattern).text).join(', ')}]`)
  if (cases.length > 0) {
    const rows = cases.map(({ test, more }) => `[${test}, ${more === true ? 'true' : printEvaluated(more)}]`)
    entries.push(`cases: ${list('[', rows, ']')}`)
  }
  return list('{', entries, '}')
}
