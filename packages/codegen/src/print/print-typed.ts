import { isScalar } from '../analyze/literals-of.ts'
import type { FormattedKind } from '../analyze/own-formats.ts'
import { camelCase } from '../read/identifier-of.ts'
import type { Json, JsonObject, JsonType } from '../read/json.ts'
import { hasOneOf, isOfIntegers, keywordsOfType, shapedTypes } from '../read/keywords-of-type.ts'
import { type Code, list } from './code.ts'
import { literal } from './literal.ts'
import { anyType, nothing } from './print-all.ts'
import { printArray } from './print-array.ts'
import { printObject } from './print-object.ts'
import { printRegex } from './print-regex.ts'
import { union } from './print-union.ts'
import { quote } from './quote.ts'
import type { Types, ZodScope } from './zod-scope.ts'

/** Prints `type`, `const`, `enum` and the type-specific keywords. */
export function printTyped(fragment: JsonObject, types: Types, scope: ZodScope): Code {
  if (fragment.const !== undefined || Array.isArray(fragment.enum)) return printLiterals(fragment, scope)
  if (types === undefined) return printTypeless(fragment, scope)
  const [only] = types
  if (types.size === 1) return printType(only!, fragment, scope)
  const codes: Code[] = []
  for (const type of types) if (type !== 'null') codes.push(printType(type, fragment, scope))
  const code = codes.length === 1 ? codes[0]! : union('z.union([', codes, '])')
  return types.has('null') ? nullable(code) : code
}

/** Prints type-specific keywords without `type`: values of other types are allowed. */
function printTypeless(fragment: JsonObject, scope: ZodScope): Code {
  const shaped = shapedTypes(fragment).filter((type) => restricts(type, fragment, scope))
  if (shaped.length === 0) return { js: 'z.unknown()', type: 'z.ZodUnknown' }
  const codes = shaped.map((type) => ({ type, code: printType(type, fragment, scope) }))
  const entries = codes.map(({ type, code }) => `${type}: ${code.js}`)
  const isLater = codes.some(({ code }) => code.later)
  return { js: `${scope.helper('when')}(${list('{', entries, '}')})`, type: anyType, ...(isLater && { later: true }) }
}

/** Whether the keywords restrict values of the type. A format may apply to strings, numbers or neither. */
function restricts(type: JsonType, { format, ...others }: JsonObject, { context }: ZodScope): boolean {
  if (shapedTypes(others).includes(type)) return true
  return (type === 'string' || type === 'number') && typeof format === 'string' && context.knowsFormat(format, type)
}

function nullable(code: Code): Code {
  return { ...code, js: `${code.js}.nullable()`, type: `z.ZodNullable<${code.type}>` }
}

/** Prints the values that match `const` or `enum` and the keywords beside it. */
function printLiterals(fragment: JsonObject, scope: ZodScope): Code {
  const values = scope.context.literals(fragment)
  const [first] = values
  if (first === undefined) return nothing(scope)
  if (!values.every(isScalar))
    return { js: `${scope.helper('values')}(${values.map(literal).join(', ')})`, type: anyType }
  if (values.length === 1 && fragment.const !== undefined) {
    if (first === null) return { js: 'z.null()', type: 'z.ZodNull' }
    return { js: `z.literal(${literal(first)})`, type: `z.ZodLiteral<${typeOf(values)}>` }
  }
  const texts = values.filter((value) => typeof value === 'string')
  const others = values.filter((value) => typeof value !== 'string')
  if (texts.length > 0 && others.every((value) => value === null)) {
    const entries = texts.map((value) => quote(value))
    const code = { js: list('z.enum([', entries, '])'), type: `z.ZodEnum<z.core.util.ToEnum<${typeOf(texts)}>>` }
    return others.length > 0 ? nullable(code) : code
  }
  return { js: `${scope.helper('values')}(${values.map(literal).join(', ')})`, type: `z.ZodLiteral<${typeOf(values)}>` }
}

function typeOf(values: readonly Json[]): string {
  return values.map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(' | ')
}

function printType(type: JsonType, fragment: JsonObject, scope: ZodScope): Code {
  switch (type) {
    case 'null':
      return { js: 'z.null()', type: 'z.ZodNull' }
    case 'boolean':
      return { js: 'z.boolean()', type: 'z.ZodBoolean' }
    case 'string':
      return withFormat({ js: printString(fragment, scope), type: 'z.ZodString' }, type, fragment, scope)
    case 'number':
      return withFormat(printNumber(fragment, scope), type, fragment, scope)
    case 'array':
      return printArray(fragment, scope)
    case 'object':
      return printObject(fragment, scope)
  }
}

/** Applies a format of the options. */
function withFormat(code: Code, kind: FormattedKind, { format: name }: JsonObject, scope: ZodScope): Code {
  if (typeof name !== 'string' || scope.format === undefined || !scope.context.formats.has(name, kind)) return code
  const format = scope.format(name)
  return { js: `${code.js}.apply(${format})`, type: `ReturnType<typeof ${format}>` }
}

/** The formats that have a helper of their own, and its name. */
const namedFormats = new Map(
  'date-time date time email hostname ipv4 ipv6 uri uri-reference uuid byte password'
    .split(' ')
    .map((name) => [name as Json, camelCase(name)]),
)

function printString({ minLength, maxLength, pattern, format }: JsonObject, scope: ZodScope): string {
  const helper = format === undefined ? undefined : namedFormats.get(format)
  const options: string[] = []
  if (typeof minLength === 'number' && minLength > 0) options.push(`min: ${minLength}`)
  if (typeof maxLength === 'number') options.push(`max: ${maxLength}`)
  const regex = typeof pattern === 'string' ? printRegex(pattern) : undefined
  const isNamed = helper === undefined && typeof format === 'string' && scope.context.knowsFormat(format, 'string')
  if (helper === undefined && options.length === 0 && !isNamed) {
    if (regex === undefined) return 'z.string()'
    if (regex.isPlain) return `z.string().regex(${regex.text})`
  }
  if (regex !== undefined) options.push(`pattern: ${regex.text}`)
  if (isNamed) options.push(`format: ${quote(format)}`)
  return `${scope.helper(helper ?? 'text')}(${options.length === 0 ? '' : list('{', options, '}')})`
}

/** The keywords of limits, and the methods of zod. */
const limits = [
  ['minimum', 'min'],
  ['maximum', 'max'],
  ['exclusiveMinimum', 'gt'],
  ['exclusiveMaximum', 'lt'],
] as const

function printNumber(fragment: JsonObject, scope: ZodScope): Code {
  let js = isOfIntegers(fragment) ? `${scope.helper('integer')}()` : 'z.number()'
  if (!hasOneOf(keywordsOfType.number, fragment)) return { js, type: 'z.ZodNumber' }
  for (const [keyword, method] of limits) {
    if (typeof fragment[keyword] === 'number') js += `.${method}(${fragment[keyword]})`
  }
  const { multipleOf, format } = fragment
  if (typeof multipleOf === 'number') js += `.apply(${scope.helper('multipleOf')}(${multipleOf}))`
  if (typeof format === 'string' && scope.context.knowsFormat(format, 'number'))
    js += `.apply(${scope.helper('format')}(${quote(format)}))`
  return { js, type: 'z.ZodNumber' }
}
