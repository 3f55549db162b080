import type { Json, JsonObject } from '../read/json.ts'
import type { LeftOut } from '../read/leave-out.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

/** Where a parameter is sent. `querystring`: one parameter is the whole query. */
export type Location = 'path' | 'query' | 'header' | 'cookie' | 'querystring'

/** A parameter of an operation. */
export interface Parameter {
  in: Location
  name: string
  required: boolean
  description: Json | undefined
  schema: Schema
  /** Whether the parameter is an object whose properties are separate query parameters. */
  isSpread: boolean
}

/** A body in one media type. */
export interface Content {
  contentType: string
  /** Undefined if the body is not validated. */
  schema: Schema | undefined
  /** The items of a stream, as a handler has them. */
  item?: Schema | undefined
  /** How the items of a multipart stream are sent: the first ones, by position, and last all others. */
  parts?: readonly Part[] | undefined
  /** The file properties of a multipart form. */
  files: FileField[]
}

/** How a part of a multipart stream is sent. */
export interface Part {
  /** Media types and ranges, the default first. */
  readonly contentTypes: readonly string[]
  readonly headers: readonly ResponseHeader[]
  /** The headers as authored. */
  readonly authoredHeaders: JsonObject
  /** The schema of a part that has one by its position, and as authored. */
  readonly item?: Schema | undefined
  readonly authoredItem?: Json | undefined
}

/** What a property of a form takes: a file, several files, or a text that matches a schema of the document. */
export type FileOption =
  | { readonly kind: 'file' }
  | { readonly kind: 'files'; readonly minItems?: Json | undefined; readonly maxItems?: Json | undefined }
  | { readonly kind: 'text'; readonly fragment: Json; schema?: Schema }

/** A property of a multipart form that takes files. */
export interface FileField {
  name: string
  required: boolean
  /** At least one of them takes files. */
  options: readonly FileOption[]
}

/** A request body. */
export interface Body {
  required: boolean
  contents: Content[]
  /** Whether a handler reads the file of a form as it arrives. */
  isStreamed: boolean
}

/** A header of a response. */
export interface ResponseHeader {
  name: string
  required: boolean
  schema: Schema
}

/** A response of an operation. */
export interface Response {
  /** `200`, `4XX` or `default`. */
  status: string
  /** Empty for a response without content. Several if the document offers a choice. */
  contents: Content[]
  headers: ResponseHeader[]
}

/** An operation, or a request of a webhook or callback. */
export interface Operation {
  id: string
  method: string
  path: string
  tags: string[]
  summary: string | undefined
  deprecated: boolean
  security: JsonObject[]
  parameters: Parameter[]
  body: Body | undefined
  responses: Response[]
  callbacks: Callback[]
  /** The operation as authored, preceded by the parameters of its path item. */
  authored: JsonObject
}

/** Requests that an operation sends to the client later. */
export interface Callback {
  name: string
  requests: Operation[]
}

/** A way to identify the client. */
export interface SecurityScheme {
  name: string
  /** The scheme as it is in the document. */
  scheme: JsonObject
}

/** Names of an operation in the generated files. */
interface OperationNames {
  /** Prefix of its type names: `ListBooks`. */
  readonly type: string
  /** Name of its route: `listBooks`. */
  readonly constant: string
}

/** Names of a tag in the generated files. */
interface TagNames {
  /** File name without extension: `book-loans`. */
  readonly file: string
  /** Prefix of the name of its handlers' type: `BookLoans`. */
  readonly type: string
}

/** Names in the generated files. The document itself already uses the final names of component schemas. */
export interface Names {
  /** Maps renamed component schemas to their authored names, which zod-openapi uses in its document. */
  readonly schemas: ReadonlyMap<string, string>
  /** By operationId. */
  readonly operations: ReadonlyMap<string, OperationNames>
  readonly tags: ReadonlyMap<string, TagNames>
}

/** An analyzed document. */
export interface Api {
  document: JsonObject
  schemas: Map<string, Schema>
  operations: Operation[]
  /** The `path` of a webhook is its name in the document. */
  webhooks: Operation[]
  /** The operations of paths and webhooks that are not generated, because they cannot be served. */
  leftOut: readonly LeftOut[]
  securitySchemes: SecurityScheme[]
  names: Names
  /** Maps component schemas that were split off for one direction to the original ones. */
  variants: ReadonlyMap<string, string>
  /** The path items that were references and are inlined, of `paths` and `webhooks`. */
  references: JsonObject
  /** Maps each schema of the document to its analyzed schema. */
  context: SchemaContext
}
