import { checkFields, follow, type Located } from '../read/fields.ts'
import { isObject, type Json } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { kindOf } from '../runtime/hono/media-type.ts'
import { analyzeContents } from './analyze-media.ts'
import type { Body, Content, Response, ResponseHeader } from './api.ts'
import { checkStyle } from './check-style.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

/** Whether a media type is JSON. */
export function isJson(contentType: string): boolean {
  return kindOf(contentType) === 'json'
}

/** Analyzes a request body in each of its media types. */
export function analyzeBody(value: Json, pointer: string, context: SchemaContext): Body | undefined {
  const { problems, document } = context
  const located = follow(value, pointer, document, problems)
  if (located === undefined) return undefined
  return context.once(`body ${located.pointer}`, () => bodyAt(located, context))
}

function bodyAt({ object, pointer }: Located, context: SchemaContext): Body | undefined {
  checkFields(object, 'requestBody', pointer, context.problems)
  const all = analyzeContents(object.content, at(pointer, 'content'), context)
  const contents = withoutOpaque(all, at(pointer, 'content'), context)
  if (contents.length === 0) {
    context.problems.report('no-media-type', at(pointer, 'content'))
    return undefined
  }
  for (const content of contents) expectReadable(content, at(pointer, 'content', content.contentType), context)
  return { required: object.required === true, contents, isStreamed: false }
}

/** Drops media types that cannot be validated, such as XML, if the body has others. */
function withoutOpaque(contents: Content[], pointer: string, context: SchemaContext): Content[] {
  const isOpaque = ({ contentType, schema }: Content) =>
    kindOf(contentType) === 'bytes' && schema !== undefined && schema.kind !== 'any'
  const readable = contents.filter((content) => !isOpaque(content))
  if (readable.length === 0) return contents
  for (const { contentType } of contents.filter(isOpaque)) {
    const details = { type: contentType, other: readable[0]!.contentType }
    context.problems.report('opaque-body', at(pointer, contentType), details)
  }
  return readable
}

/** Reports a schema that cannot be validated: a body that is neither JSON nor a form is text or bytes. */
function expectReadable({ contentType, schema }: Content, pointer: string, context: SchemaContext): void {
  const kind = kindOf(contentType)
  if (schema === undefined || schema.kind === 'any' || (kind !== 'text' && kind !== 'bytes')) return
  const types = context.typesOf(schema)
  if (kind === 'text' && !types.includes('array') && !types.includes('object')) return
  const code = kind === 'text' ? 'structured-text' : 'structured-bytes'
  context.problems.report(code, at(pointer, 'schema'), { type: contentType })
}

const status = /^(?:[1-5]\d\d|[1-5]XX|default)$/

/** Analyzes the response listed under the status `key`. */
export function analyzeResponse(
  key: string,
  value: Json,
  pointer: string,
  context: SchemaContext,
): Response | undefined {
  const { problems, document } = context
  if (!status.test(key)) problems.report('unknown-status', pointer, { status: key })
  const located = follow(value, pointer, document, problems)
  if (located === undefined) return undefined
  return { status: key, ...context.once(`response ${located.pointer}`, () => responseAt(located, context)) }
}

function responseAt({ object, pointer }: Located, context: SchemaContext): Omit<Response, 'status'> {
  checkFields(object, 'response', pointer, context.problems)
  const headers = isObject(object.headers) ? object.headers : {}
  return {
    contents: analyzeContents(object.content, at(pointer, 'content'), context),
    headers: Object.keys(headers)
      .filter((name) => name.toLowerCase() !== 'content-type')
      .map((name) => analyzeHeader(name, headers[name]!, at(pointer, 'headers', name), context))
      .filter((header) => header !== undefined),
  }
}

/** Analyzes a response header. */
export function analyzeHeader(
  name: string,
  value: Json,
  pointer: string,
  context: SchemaContext,
): ResponseHeader | undefined {
  const { problems, document } = context
  const located = follow(value, pointer, document, problems)
  if (located === undefined) return undefined
  return { name, ...context.once(`header ${located.pointer}`, () => headerAt(located, context)) }
}

function headerAt({ object, pointer }: Located, context: SchemaContext): Omit<ResponseHeader, 'name'> {
  const { problems } = context
  checkFields(object, 'header', pointer, problems)
  if (object.style !== undefined && object.style !== 'simple') {
    const details = { style: JSON.stringify(object.style), location: 'headers' }
    problems.report('unsupported-style', at(pointer, 'style'), details)
  }
  const schema: Schema =
    object.schema === undefined ? { kind: 'string' } : context.analyze(object.schema, at(pointer, 'schema'))
  const written = {
    location: 'header',
    style: 'simple',
    explode: false,
    schema,
    pointer: at(pointer, 'schema'),
  } as const
  checkStyle(written, context)
  return { required: object.required === true, schema }
}
