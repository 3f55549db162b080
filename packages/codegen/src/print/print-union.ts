import { findTag } from '../analyze/find-tag.ts'
import type { Schema } from '../analyze/schema.ts'
import { dereference, typesOf } from '../analyze/types-of.ts'
import { isObject, type Json } from '../read/json.ts'
import { annotationKeywords } from '../read/keywords-of-type.ts'
import { type Code, list } from './code.ts'
import { definite } from './print-all.ts'
import { quote } from './quote.ts'
import type { Types, ZodScope } from './zod-scope.ts'

/** Prints a union: discriminated, nullable, exclusive or plain. */
export function printUnion(mode: 'oneOf' | 'anyOf', options: readonly Json[], scope: ZodScope, types: Types): Code {
  if (options.length === 1) return scope.print(options[0], scope, types)
  const others = options.filter((option) => !isNull(option))
  if (options.length === 2 && others.length === 1 && (mode === 'anyOf' || !takesNull(others[0]!, scope))) {
    const code = definite(scope.print(others[0], scope, types), scope)
    return { ...code, js: `${scope.helper('orNull')}(${code.js})`, type: `OrNull<${code.type}>` }
  }
  const codes = options.map((option) => definite(scope.print(option, scope, types), scope))
  const tag = tagOf(mode, options, scope, types)
  if (tag !== undefined) return union(`z.discriminatedUnion(${quote(tag)}, [`, codes, '])')
  const isNested = options.some((option) => {
    const schema = scope.context.schemaOf(option)
    return schema !== undefined && dereference(schema, scope.context.resolve)?.kind === 'union'
  })
  if (mode === 'anyOf') return union(isNested ? `${scope.helper('anyOf')}([` : 'z.union([', codes, '])')
  return union(`${scope.helper('oneOf')}([`, codes, '])')
}

/** Whether an option allows only null. */
function isNull(option: Json): boolean {
  if (!isObject(option) || option.type !== 'null') return false
  return Object.keys(option).every((keyword) => keyword === 'type' || annotationKeywords.has(keyword))
}

function takesNull(option: Json, scope: ZodScope): boolean {
  const schema = scope.context.schemaOf(option)
  return schema === undefined || typesOf(schema, scope.context.resolve).includes('null')
}

/** The discriminator property of the options, if zod supports it. */
function tagOf(mode: 'oneOf' | 'anyOf', options: readonly Json[], scope: ZodScope, types: Types): string | undefined {
  if (mode === 'anyOf') return undefined
  const schemas = options.map((option) => scope.context.schemaOf(option))
  if (schemas.includes(undefined)) return undefined
  const tag = findTag(schemas as Schema[], scope.context.resolve)?.name
  if (tag === undefined || tag in Object.prototype) return undefined
  return scope.context.judge.discriminates(tag, options, types) ? tag : undefined
}

/** Joins expressions into a union. */
export function union(open: string, codes: readonly Code[], close: string): Code {
  const texts = codes.map(({ js }) => js)
  return {
    js: list(open, texts, close),
    type: `z.ZodUnion<[${codes.map((code) => code.type).join(', ')}]>`,
    later: codes.some(({ later }) => later === true),
  }
}
