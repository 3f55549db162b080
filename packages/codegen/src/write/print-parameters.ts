import type { Operation } from '../analyze/api.ts'
import type { Code } from '../print/code.ts'
import { docOf } from '../print/print-doc.ts'
import { printField } from '../print/print-object.ts'
import { componentOf } from '../read/component-of.ts'
import { resolved } from '../read/follow.ts'
import { asArray, isObject, type Json, type JsonObject } from '../read/json.ts'
import { keysOf } from '../read/pointer.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { type ConstantKind, constantsOf } from './constants-of.ts'
import type { GeneratedFile } from './generated-file.ts'
import type { ModuleFile } from './module-file.ts'
import { constant, printModule, typeIn } from './print-module.ts'
import type { ZodFiles } from './zod-files.ts'

type Kind = Exclude<ConstantKind, 'responses'>

const notes: Readonly<Record<Kind, string>> = {
  parameters: `// Schemas of the values that handlers get: @channel/codegen/hono converts the text of a request to numbers and booleans
// before it validates.

`,
  headers: '',
}

/** Prints `parameters.js` and `headers.js`: the components that have more than a reference to their schema. */
export function printParameters(files: ZodFiles): GeneratedFile[] {
  return (['parameters', 'headers'] as const).flatMap((kind) => {
    const { document } = files.api
    const constants = constantsOf(document, kind)
    const own = Object.entries(componentsOf(document, kind)).filter(([, value]) => hasOwnFields(value, files))
    if (own.length === 0) return []
    const print = (file: ModuleFile, types: ModuleFile) =>
      own.map(([name, value]) => {
        const object = resolved(value, document)
        const { js, type } = printOwn(object, file)
        return constant(constants.get(name)!, docOf(object), js, typeIn(types, type, file))
      })
    return printModule(files, kind, constants.values(), print, notes[kind])
  })
}

/** Whether a parameter or header has more than a reference to its schema. */
function hasOwnFields(value: Json, files: ZodFiles): boolean {
  const object = resolved(value, files.api.document)
  const isPlain = componentOf(object.schema) !== undefined && Object.keys(object.schema as JsonObject).length === 1
  return !isPlain || Object.keys(parameterFieldsOf(object, files)).length > 0 || !isRequired(object)
}

function isRequired(object: JsonObject): boolean {
  return object.required === true
}

/** Fields of a parameter that neither zod nor zod-openapi can derive. */
function parameterFieldsOf(object: JsonObject, files: ZodFiles): JsonObject {
  const names = Object.keys(object).filter((name) => files.printsExtension(name) || isUnusual(object, name))
  return {
    ...Object.fromEntries(names.map((name) => [name, object[name]!])),
    ...(isObject(object.content) && { content: { [Object.keys(object.content)[0]!]: {} } }),
  }
}

const defaultStyles: JsonObject = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' }

/** Whether a serialization field of a parameter differs from its default. */
function isUnusual({ in: where, style, explode, allowEmptyValue }: JsonObject, field: string): boolean {
  const defaultStyle = defaultStyles[String(where)]
  if (defaultStyle === undefined) return false
  if (field === 'style') return style !== defaultStyle
  if (field === 'explode') return explode !== ((style ?? defaultStyle) === 'form')
  return field === 'allowEmptyValue' && allowEmptyValue === true
}

/** The schema of a parameter, which may be in its `content`. */
function schemaOf({ schema, content }: JsonObject, files: ZodFiles): Json {
  if (!isObject(content)) return schema ?? { type: 'string' }
  const [media] = Object.values(content)
  return resolved(media!, files.api.document).schema ?? true
}

/** Prints the schema of the whole query if an operation has a parameter `in: querystring`. */
export function printQuerystring({ authored }: Operation, file: ModuleFile): Code | undefined {
  const parameters = asArray(authored.parameters)
  const found = parameters
    .map((value) => resolved(value, file.zod.api.document))
    .find((object) => object.in === 'querystring')
  // zod-openapi requires a name unless the schema is an object.
  return found && printOwn(found, file, { name: found.name! })
}

function printOwn(object: JsonObject, file: ModuleFile, more: JsonObject = {}): Code {
  const fields = { ...more, ...parameterFieldsOf(object, file.zod) }
  const metadata: JsonObject = Object.keys(fields).length > 0 ? { param: fields } : {}
  return printField(schemaOf(object, file.zod), isRequired(object), file.scope(), metadata)
}

/** The comment of an inline parameter or header. A shared one has its comment at its declaration. */
export function docOfParameter(value: Json): string {
  if (!isObject(value) || value.$ref !== undefined) return ''
  return docOf(value) || docOf(value.schema)
}

/** Prints a parameter or header as a property of `params`, `query` or `headers`: its component's constant, or inline. */
export function printParameter(value: Json, kind: Kind, file: ModuleFile): Code {
  const keys = isObject(value) && typeof value.$ref === 'string' ? keysOf(value.$ref) : undefined
  const [, of, name] = keys ?? []
  if (of !== kind || name === undefined || keys?.length !== 3 || !hasOwnFields(value, file.zod)) {
    return printOwn(resolved(value, file.zod.api.document), file)
  }
  const constantName = constantsOf(file.zod.api.document, kind).get(name)!
  const local = file.import(kind, constantName, kind === 'headers' ? 'Header' : 'Parameter')
  return { js: local, type: `typeof ${local}` }
}
