import { checkFields, follow, type Located } from '../read/fields.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { Body, Response, ResponseHeader } from './api.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

const json = /^application\/(?:[a-z0-9!#$&^_.-]+\+)?json(?:\s*;.*)?$/i

/** Whether a media type is JSON. */
export function isJson(contentType: string): boolean {
  return json.test(contentType)
}

/** The body of a request: JSON, in one media type. */
export function analyseBody(value: Json, from: string, context: SchemaContext): Body | undefined {
  const { problems, document } = context
  const located = follow(value, from, document, problems)
  if (located === undefined) return undefined
  return context.once(`body ${located.pointer}`, () => bodyAt(located, context))
}

function bodyAt({ object, pointer }: Located, context: SchemaContext): Body | undefined {
  const { problems } = context
  checkFields(object, 'requestBody', pointer, problems)
  const contents = contentsOf(object.content, at(pointer, 'content'), context)
  const [first] = contents
  if (first === undefined || contents.length > 1 || !isJson(first.contentType)) {
    problems.add(at(pointer, 'content'), 'A request body must have one media type, and it must be JSON.')
    return undefined
  }
  return { required: object.required === true, contentType: first.contentType, schema: first.schema ?? { kind: 'any' } }
}

function contentsOf(content: Json | undefined, pointer: string, context: SchemaContext) {
  const contents: { contentType: string; schema: Schema | undefined }[] = []
  for (const contentType of Object.keys(isObject(content) ? content : {})) {
    const located = follow(
      (content as JsonObject)[contentType],
      at(pointer, contentType),
      context.document,
      context.problems,
    )
    if (located === undefined) continue
    checkFields(located.object, 'mediaType', located.pointer, context.problems)
    const { schema } = located.object
    contents.push({
      contentType,
      schema: schema === undefined ? undefined : context.analyse(schema, at(located.pointer, 'schema')),
    })
  }
  return contents
}

const exactStatus = /^[1-5]\d\d$/
const rangeOfStatuses = /^[1-5]XX$/

/**
 * A response of an operation, under the status that it is listed by.
 *
 * @param mayBeRange whether `2XX` is a status too; it has no number then
 */
export function analyseResponse(
  key: string,
  value: Json,
  from: string,
  context: SchemaContext,
  mayBeRange = false,
): Response | undefined {
  const { problems, document } = context
  if (!exactStatus.test(key) && !(mayBeRange && rangeOfStatuses.test(key)))
    problems.add(from, `Responses under '${key}' are not supported: name each status.`)
  const located = follow(value, from, document, problems)
  if (located === undefined) return undefined
  return { status: Number(key), ...context.once(`response ${located.pointer}`, () => responseAt(located, context)) }
}

function responseAt({ object, pointer }: Located, context: SchemaContext): Omit<Response, 'status'> {
  checkFields(object, 'response', pointer, context.problems)
  const headers = isObject(object.headers) ? object.headers : {}
  return {
    contents: contentsOf(object.content, at(pointer, 'content'), context),
    headers: Object.keys(headers)
      .filter((name) => name.toLowerCase() !== 'content-type')
      .map((name) => analyseHeader(name, headers[name]!, at(pointer, 'headers', name), context))
      .filter((header) => header !== undefined),
  }
}

/** A header of a response: a scalar. */
export function analyseHeader(
  name: string,
  value: Json,
  from: string,
  context: SchemaContext,
): ResponseHeader | undefined {
  const { problems, document } = context
  const located = follow(value, from, document, problems)
  if (located === undefined) return undefined
  return { name, ...context.once(`header ${located.pointer}`, () => headerAt(located, context)) }
}

function headerAt({ object, pointer }: Located, context: SchemaContext): Omit<ResponseHeader, 'name'> {
  const { problems } = context
  checkFields(object, 'header', pointer, problems)
  if (object.style !== undefined && object.style !== 'simple') {
    problems.add(at(pointer, 'style'), `The style ${JSON.stringify(object.style)} is not supported in headers.`)
  }
  const schema: Schema =
    object.schema === undefined ? { kind: 'string' } : context.analyse(object.schema, at(pointer, 'schema'))
  if (context.typesOf(schema).some((type) => type === 'null' || type === 'array' || type === 'object')) {
    problems.add(at(pointer, 'schema'), 'A response header must have a scalar type.')
  }
  return { required: object.required === true, schema }
}
