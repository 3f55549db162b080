import type { JsonObject } from '../read/json.ts'
import type { Names } from './assign-names.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

export type Location = 'path' | 'query' | 'header' | 'cookie' | 'querystring'

export interface Parameter {
  in: Location
  name: string
  required: boolean
  schema: Schema
  /** An object whose properties are query parameters themselves. */
  isSpread: boolean
  extensions: JsonObject
}

/** A body in one media type. */
export interface Content {
  contentType: string
  /** Undefined where it may be anything. */
  schema: Schema | undefined
  /** The properties that are files, of a multipart form. */
  files: FileField[]
}

export interface FileField {
  name: string
  required: boolean
  isList: boolean
}

export interface Body {
  required: boolean
  contents: Content[]
}

export interface ResponseHeader {
  name: string
  required: boolean
  schema: Schema
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  status: string
  /** Undefined for a response without content; several where the document offers a choice. */
  contents: Content[]
  headers: ResponseHeader[]
}

export interface Operation {
  id: string
  method: string
  path: string
  tags: string[]
  summary: string | undefined
  deprecated: boolean
  security: JsonObject[]
  extensions: JsonObject
  parameters: Parameter[]
  body: Body | undefined
  responses: Response[]
  callbacks: Callback[]
  /** The operation as authored, with the parameters of its path before its own. */
  authored: JsonObject
}

/** Requests that an operation makes later. */
export interface Callback {
  name: string
  requests: Operation[]
}

export interface SecurityScheme {
  name: string
  /** The type of what the scheme finds in a request, as TypeScript. */
  credential: string
}

/** A whole document, worked out. */
export interface Api {
  document: JsonObject
  schemas: Map<string, Schema>
  operations: Operation[]
  /** Whose `path` is the name that the document gives. */
  webhooks: Operation[]
  securitySchemes: SecurityScheme[]
  names: Names
  /** Tells what each part of the document was worked out to. */
  context: SchemaContext
}
