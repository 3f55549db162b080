import type { Api, Content, Operation, Parameter } from '../analyze/api.ts'
import { propertyName, quote } from '../print/quote.ts'
import { componentOf } from '../read/component-of.ts'
import { resolved } from '../read/follow.ts'
import { asArray, asObject, type Json, type JsonObject } from '../read/json.ts'
import { argumentNames } from './method-names.ts'
import { type Paging, pagingOf } from './paging-of.ts'
import { type BodyKind, isJson, isRedirect, readContent, successesOf } from './responses.ts'

/** A path parameter as an argument of a method. */
export interface PathArgument {
  /** The name in the path. */
  readonly wireName: string
  readonly name: string
  readonly type: string
  readonly authored: JsonObject
}

/** The body of a request. */
export interface ClientBody {
  readonly kind: 'body' | 'form' | 'urlencoded' | 'raw'
  readonly content: Content
  /** The media type as authored. */
  readonly media: JsonObject
  readonly required: boolean
  readonly type: string
}

/** An operation as a method of a client: its arguments and its result. */
export interface ClientOperation {
  readonly operation: Operation
  readonly group: string
  readonly name: string
  readonly ids: readonly PathArgument[]
  readonly body: ClientBody | undefined
  /** Undefined if there is no query. */
  readonly query: { readonly required: boolean; readonly parameters: readonly JsonObject[] } | undefined
  /** The headers that each call needs and the client does not set. */
  readonly headers: readonly JsonObject[]
  /** Whether it takes an `Idempotency-Key`. */
  readonly takesKey: boolean
  readonly isRedirect: boolean
  readonly response: { readonly type: string; readonly kind: BodyKind | 'none' }
  readonly paging: Paging | undefined
}

/** Describes the method of an operation. */
export function clientOperation(
  operation: Operation,
  api: Api,
  names: { group: string; name: string },
): ClientOperation {
  const { document } = api
  const located = (location: string) => operation.parameters.filter((each) => each.in === location)
  const authored = new Map(
    asArray(operation.authored.parameters).map((each) => {
      const parameter = resolved(each, document)
      return [`${String(parameter.in)} ${String(parameter.name)}`, parameter]
    }),
  )
  const authoredOf = (parameter: Parameter) => authored.get(`${parameter.in} ${parameter.name}`) ?? {}
  const paths = pathParameters(operation)
  const names_ = argumentNames(paths.map(({ name }) => name))
  const query = located('query')
  const headers = located('header').filter(({ name }) => !isKey(name))
  return {
    ...names,
    operation,
    ids: paths.map((parameter) => ({
      wireName: parameter.name,
      name: names_.get(parameter.name)!,
      type: argumentType(parameter, operation, api),
      authored: authoredOf(parameter),
    })),
    body: bodyOf(operation, api),
    query:
      query.length === 0
        ? undefined
        : { required: query.some(({ required }) => required), parameters: query.map(authoredOf) },
    headers: headers.filter(({ required }) => required).map(authoredOf),
    takesKey: located('header').some(({ name }) => isKey(name)),
    isRedirect: isRedirect(operation),
    response: responseOf(operation, api),
    paging: pagingOf(operation, api),
  }
}

function isKey(name: string): boolean {
  return name.toLowerCase() === 'idempotency-key'
}

/** In the order of the path. */
function pathParameters({ path, parameters }: Operation): Parameter[] {
  const found = parameters.filter((each) => each.in === 'path')
  return found.toSorted((one, other) => path.indexOf(`{${one.name}}`) - path.indexOf(`{${other.name}}`))
}

function argumentType({ name, schema }: Parameter, { id }: Operation, { context }: Api): string {
  const types = context.typesOf(schema)
  const isPlain = types.length === 1 && schema.kind !== 'literal' && schema.kind !== 'union'
  if (isPlain && types[0] === 'string') return 'string'
  if (isPlain && types[0] === 'number') return 'number'
  return `operations[${quote(id)}]['parameters']['path'][${quote(name)}]`
}

/** The media types of a body or response as authored. */
export function mediaOf(holder: Json | undefined, document: JsonObject): (content: Content) => JsonObject {
  const { content } = resolved(holder, document)
  return ({ contentType }) => resolved(asObject(content)[contentType], document)
}

function bodyOf({ id, method, body, authored }: Operation, api: Api): ClientBody | undefined {
  // `fetch` refuses a body of GET and HEAD.
  if (body === undefined || /^(?:GET|HEAD)$/.test(method)) return undefined
  const named = (pattern: RegExp) => body.contents.find(({ contentType }) => pattern.test(contentType))
  const form = named(/^multipart\//)
  const urlencoded = named(/^application\/x-www-form-urlencoded/)
  const content = body.contents.find(isJson) ?? form ?? urlencoded ?? body.contents[0]!
  const media = mediaOf(authored.requestBody, api.document)(content)
  const kind = isJson(content) ? 'body' : content === form ? 'form' : content === urlencoded ? 'urlencoded' : 'raw'
  const given = `NonNullable<operations[${quote(id)}]['requestBody']>['content'][${quote(content.contentType)}]`
  const type = kind === 'raw' ? rawType(content) : withFiles(schemaType(media, api) ?? given, content)
  return { kind, content, media, required: body.required, type }
}

function rawType({ contentType, item }: Content): string {
  if (item !== undefined) return 'ReadableStream<Uint8Array> | string'
  return contentType.startsWith('text/') ? 'string' : 'Blob | Uint8Array<ArrayBuffer> | string'
}

/** The files of a form are blobs, which the schema cannot say. */
function withFiles(type: string, { files }: Content): string {
  if (files.length === 0) return type
  const members = files.map(({ name, required, options }) => {
    const isList = options.some(({ kind }) => kind === 'files')
    return `${propertyName(name)}${required ? '' : '?'}: Blob${isList ? '[]' : ''}`
  })
  return `Omit<${type}, ${files.map(({ name }) => quote(name)).join(' | ')}> & { ${members.join('; ')} }`
}

/** The type of a body whose schema is a component. */
function schemaType({ schema }: JsonObject, { names }: Api): string | undefined {
  const name = componentOf(schema)
  return name === undefined ? undefined : `Schemas[${quote(names.schemas.get(name) ?? name)}]`
}

function responseOf(operation: Operation, api: Api): ClientOperation['response'] {
  if (isRedirect(operation)) return { type: 'string', kind: 'none' }
  const types = new Set<string>()
  let kind: BodyKind | 'none' = 'none'
  for (const { status, contents } of successesOf(operation)) {
    const read = readContent(contents)
    if (read === undefined) {
      types.add('undefined')
      continue
    }
    if (kind === 'none') kind = read.kind
    types.add(resultType(operation, status, read, api))
  }
  if (types.size === 0) types.add('undefined')
  return { type: [...types].join(' | '), kind }
}

function resultType(
  { id, authored }: Operation,
  status: string,
  { content, kind }: NonNullable<ReturnType<typeof readContent>>,
  api: Api,
): string {
  if (kind === 'text') return 'string'
  if (kind === 'blob') return 'Blob'
  if (kind === 'stream') return 'ReadableStream<Uint8Array<ArrayBuffer>>'
  const media = mediaOf(asObject(authored.responses)[status], api.document)(content)
  const key = /^\d+$/.test(status) ? status : quote(status)
  return (
    schemaType(media, api) ?? `operations[${quote(id)}]['responses'][${key}]['content'][${quote(content.contentType)}]`
  )
}
