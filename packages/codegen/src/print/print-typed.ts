import { quote } from '../analyse/names.ts'
import type { JsonType } from '../analyse/schema.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { type Code, type Entry, list } from './code.ts'
import { literal } from './literal.ts'
import { printObject } from './print-object.ts'
import { printRegex } from './print-regex.ts'
import { union } from './print-union.ts'
import { nothing, printZod } from './print-zod.ts'
import type { ZodScope } from './zod-scope.ts'

/** What `type`, `const`, `enum` and the keywords of single types say. */
export function printTyped(fragment: JsonObject, types: ReadonlySet<JsonType>, scope: ZodScope): Code {
  if (fragment.not !== undefined) return nothing(scope)
  if (fragment.const !== undefined) return printLiterals([fragment.const], 'const', scope)
  if (Array.isArray(fragment.enum)) return printLiterals(fragment.enum, 'enum', scope)
  const codes = [...types].filter((type) => type !== 'null').map((type) => printType(type, fragment, scope))
  if (codes.length === 0) return { js: 'z.null()', type: 'z.ZodNull' }
  const code = codes.length === 1 ? codes[0]! : union('z.union([', codes, '])')
  return types.has('null') ? nullable(code) : code
}

function nullable(code: Code): Code {
  return { ...code, js: `${code.js}.nullable()`, type: `z.ZodNullable<${code.type}>` }
}

function printLiterals(values: readonly Json[], keyword: 'const' | 'enum', scope: ZodScope): Code {
  const type = values.map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(' | ')
  if (values.length === 1 && keyword === 'const') {
    const [value] = values
    if (value === null) return { js: 'z.null()', type: 'z.ZodNull' }
    return { js: `z.literal(${literal(value ?? null)})`, type: `z.ZodLiteral<${type}>` }
  }
  const texts = values.filter((value) => typeof value === 'string')
  const others = values.filter((value) => typeof value !== 'string')
  if (texts.length > 0 && others.every((value) => value === null)) {
    const entries = texts.map((value) => ({ text: quote(value) }))
    const textType = texts.map(quote).join(' | ')
    const code = { js: list('z.enum([', entries, '])'), type: `z.ZodEnum<z.core.util.ToEnum<${textType}>>` }
    return others.length > 0 ? nullable(code) : code
  }
  return { js: `${scope.helper('values')}(${values.map(literal).join(', ')})`, type: `z.ZodLiteral<${type}>` }
}

function printType(type: JsonType, fragment: JsonObject, scope: ZodScope): Code {
  switch (type) {
    case 'null':
      return { js: 'z.null()', type: 'z.ZodNull' }
    case 'boolean':
      return { js: 'z.boolean()', type: 'z.ZodBoolean' }
    case 'string':
      return { js: printString(fragment, scope), type: 'z.ZodString' }
    case 'number':
      return printNumber(fragment, scope)
    case 'array':
      return printArray(fragment, scope)
    case 'object':
      return printObject(fragment, scope)
  }
}

const helperOfFormat: Readonly<Record<string, string>> = {
  'date-time': 'dateTime',
  date: 'date',
  time: 'time',
  email: 'email',
  hostname: 'hostname',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
  uri: 'uri',
  'uri-reference': 'uriReference',
  uuid: 'uuid',
  byte: 'byte',
  password: 'password',
}

function printString({ minLength, maxLength, pattern, format }: JsonObject, scope: ZodScope): string {
  const helper = helperOfFormat[String(format)]
  const options: Entry[] = []
  if (typeof minLength === 'number' && minLength > 0) options.push({ text: `min: ${minLength}` })
  if (typeof maxLength === 'number') options.push({ text: `max: ${maxLength}` })
  const regex = typeof pattern === 'string' ? printRegex(pattern) : undefined
  if (helper === undefined && options.length === 0) {
    if (regex === undefined) return 'z.string()'
    if (regex.isPlain) return `z.string().regex(${regex.text})`
  }
  if (regex !== undefined) options.push({ text: `pattern: ${regex.text}` })
  return `${scope.helper(helper ?? 'text')}(${options.length === 0 ? '' : list('{', options, '}')})`
}

function printNumber(fragment: JsonObject, scope: ZodScope): Code {
  const names = [fragment.type].flat()
  const isInteger = names.includes('integer') && !names.includes('number')
  let js = isInteger ? 'z.int()' : 'z.number()'
  for (const [keyword, method] of [
    ['minimum', 'min'],
    ['maximum', 'max'],
    ['exclusiveMinimum', 'gt'],
    ['exclusiveMaximum', 'lt'],
  ] as const) {
    if (typeof fragment[keyword] === 'number') js += `.${method}(${fragment[keyword]})`
  }
  const { multipleOf, format } = fragment
  if (typeof multipleOf === 'number') js += `.apply(${scope.helper('multipleOf')}(${multipleOf}))`
  if (typeof format === 'string' && !names.includes('string'))
    js += `.apply(${scope.helper('format')}(${quote(format)}))`
  return { js, type: isInteger ? 'z.ZodInt' : 'z.ZodNumber' }
}

function printArray({ items, minItems, maxItems, uniqueItems }: JsonObject, scope: ZodScope): Code {
  const item = printZod(items, scope)
  let js = `z.array(${item.js})`
  if (typeof minItems === 'number' && minItems > 0) js += `.min(${minItems})`
  if (typeof maxItems === 'number') js += `.max(${maxItems})`
  if (uniqueItems === true) js += `.apply(${scope.helper('unique')})`
  return { js, type: `z.ZodArray<${item.type}>`, ...(item.later && { later: true }) }
}
