import type { JsonObject } from '../read/json.ts'
import type { Names } from './assign-names.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

export type Location = 'path' | 'query' | 'header'

export interface Parameter {
  in: Location
  name: string
  required: boolean
  schema: Schema
  extensions: JsonObject
}

export interface Body {
  required: boolean
  contentType: string
  schema: Schema
}

export interface ResponseHeader {
  name: string
  required: boolean
  schema: Schema
}

export interface Response {
  status: number
  /** Undefined for a response without content; several where the document offers a choice. */
  contents: { contentType: string; schema: Schema | undefined }[]
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
  /** The operation as authored, with the parameters of its path before its own. */
  authored: JsonObject
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
