import { checkFields } from '../read/check-fields.ts'
import { follow, type Located } from '../read/follow.ts'
import { asObject, type Json } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { hasStyles, styles } from '../read/styles.ts'
import { kindOf } from '../runtime/hono/find-media-type.ts'
import type { Location, Parameter } from './api.ts'
import { checkStyle } from './check-style.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'
import { dereference } from './types-of.ts'

const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

/** Whether OpenAPI ignores a header parameter because other parts of the document describe it. */
export function isIgnored({ in: where, name }: { readonly in?: Json; readonly name?: Json }): boolean {
  return where === 'header' && ignoredHeaders.has(String(name).toLowerCase())
}

/** Analyzes a parameter. Reports a problem and returns undefined if it is ignored or unsupported. */
export function analyzeParameter(value: Json, pointer: string, context: SchemaContext): Parameter | undefined {
  return context.once('parameter', value, pointer, (located) => parameterAt(located, context))
}

function isLocation(value: Json | undefined): value is Location {
  return value === 'querystring' || hasStyles(value)
}

function parameterAt({ object, pointer }: Located, context: SchemaContext): Parameter | undefined {
  const { problems } = context
  const { name, in: where } = object
  if (typeof name !== 'string' || name === '' || name === '__proto__') {
    problems.report(name === '__proto__' ? 'parameter-named-proto' : 'parameter-without-name', pointer)
    return undefined
  }
  if (!isLocation(where)) {
    problems.report('parameter-location', at(pointer, 'in'), { location: JSON.stringify(where) ?? 'missing' })
    return undefined
  }
  if (isIgnored(object)) {
    problems.report('ignored-header', pointer, { name })
    return undefined
  }
  if (where === 'path' && object.required !== true) {
    problems.report('path-parameter-optional', at(pointer, 'required'))
  }
  const content = contentSchema({ object, pointer }, where, context)
  const schema = content === undefined ? styledSchema({ object, pointer }, where, context) : content.schema
  if (schema === undefined) return undefined
  checkLeadingZeros(object['x-leading-zeros'], schema, at(pointer, 'x-leading-zeros'), context)
  return {
    in: where,
    name,
    required: object.required === true,
    description: object.description,
    schema,
    isSpread: where === 'query' && content === undefined && isSpread(object, schema, context),
  }
}

/** The schema of a parameter with a style. Reports a problem and returns undefined if it needs content. */
function styledSchema({ object, pointer }: Located, where: Location, context: SchemaContext): Schema | undefined {
  if (where === 'querystring') {
    context.problems.report('querystring-without-content', pointer)
    return undefined
  }
  const { style = styles[where][0]!, explode = style === 'form' || style === 'cookie' } = object
  const schema = context.analyze(object.schema, at(pointer, 'schema'))
  checkStyle(
    { location: where, style: String(style), explode: explode === true, schema, pointer: at(pointer, 'schema') },
    context,
  )
  return schema
}

/** Returns undefined if the parameter has no `content`. Reports a problem and omits the schema if the content is unsupported. */
function contentSchema({ object, pointer }: Located, where: Location, context: SchemaContext) {
  if (object.content === undefined) return undefined
  const contentPointer = at(pointer, 'content')
  const [[mediaType, media] = ['', null], ...others] = Object.entries(asObject(object.content))
  const kind = kindOf(mediaType)
  const isText = kind === 'json' || kind === 'text' || (kind === 'form' && where === 'querystring')
  const located =
    media === null || others.length > 0
      ? undefined
      : follow(media, at(contentPointer, mediaType), context.document, context.problems)
  if (located === undefined || object.schema !== undefined || !isText) {
    const types = where === 'querystring' ? 'JSON, text or a form' : 'JSON or text'
    context.problems.report('parameter-content', contentPointer, { types })
    return { schema: undefined }
  }
  checkFields(located.object, 'mediaType', located.pointer, context.problems)
  if (located.object.itemSchema !== undefined) {
    context.problems.report('items-of-one-value', at(located.pointer, 'itemSchema'), { type: mediaType })
  }
  return { schema: context.analyze(located.object.schema ?? true, at(located.pointer, 'schema')) }
}

/** Whether the parameter is an object whose properties are separate query parameters. */
function isSpread(
  { style = 'form', explode = true }: { [name: string]: Json },
  schema: Schema,
  context: SchemaContext,
) {
  return (
    style === 'form' &&
    explode === true &&
    context.typesOf(schema).every((type) => type === 'object' || type === 'null')
  )
}

/** Checks `x-leading-zeros: true`, which allows leading zeros in an integer. */
function checkLeadingZeros(value: Json | undefined, schema: Schema, pointer: string, context: SchemaContext): void {
  if (value === undefined) return
  const target = dereference(schema, context.resolve)
  if (value === true && target?.kind === 'number' && target.rules?.some(({ type }) => type === 'integer')) return
  context.problems.report('leading-zeros', pointer)
}
