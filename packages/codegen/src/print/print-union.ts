import { classifyUnions, behind as schemaBehind } from '../analyse/classify-unions.ts'
import { quote } from '../analyse/names.ts'
import type { Schema, UnionSchema } from '../analyse/schema.ts'
import { isObject, type Json } from '../read/json.ts'
import { type Code, list } from './code.ts'
import { printZod } from './print-zod.ts'
import type { Types, ZodScope } from './zod-scope.ts'

/** A choice: by a tag, of one schema and null, exclusive or not. */
export function printUnion(mode: 'oneOf' | 'anyOf', options: readonly Json[], scope: ZodScope, types: Types): Code {
  if (options.length === 1) return printZod(options[0], scope, types)
  const others = options.filter((option) => !isNull(option))
  if (options.length === 2 && others.length === 1) return printOrNull(others[0]!, scope, types)
  const codes = options.map((option) => printZod(option, scope, types))
  const tag = tagOf(mode, options, scope)
  if (tag !== undefined) return union(`z.discriminatedUnion(${quote(tag)}, [`, codes, '])')
  const isNested = options.some((option) => behind(scope.schemaOf(option), scope)?.kind === 'union')
  if (mode === 'anyOf') return union(isNested ? `${scope.helper('anyOf')}([` : 'z.union([', codes, '])')
  return union(`${scope.helper('oneOf')}([`, codes, '])')
}

function isNull(option: Json): boolean {
  return isObject(option) && option.type === 'null'
}

function printOrNull(option: Json, scope: ZodScope, types: Types): Code {
  const code = printZod(option, scope, types)
  return { ...code, js: `${scope.helper('orNull')}(${code.js})`, type: `OrNull<${code.type}>` }
}

function behind(schema: Schema | undefined, scope: ZodScope): Schema | undefined {
  return schema && schemaBehind(schema, (name) => scope.resolve(name))
}

/** The property that tells all options apart, if zod can tell them apart by it. */
function tagOf(mode: 'oneOf' | 'anyOf', options: readonly Json[], scope: ZodScope): string | undefined {
  if (mode === 'anyOf') return undefined
  const schemas = options.map((option) => scope.schemaOf(option))
  if (schemas.includes(undefined)) return undefined
  const copy: UnionSchema = { kind: 'union', mode, options: schemas as Schema[] }
  classifyUnions(copy, (name) => scope.resolve(name), new Set(copy.options))
  const { tag } = copy
  return copy.types === undefined && tag !== undefined && !(tag in Object.prototype) ? tag : undefined
}

/** A choice of several expressions. */
export function union(open: string, codes: readonly Code[], close: string, type = 'z.ZodUnion'): Code {
  return {
    js: list(
      open,
      codes.map(({ js }) => ({ text: js })),
      close,
    ),
    type: `${type}<[${codes.map((code) => code.type).join(', ')}]>`,
    later: codes.some(({ later }) => later === true),
  }
}
