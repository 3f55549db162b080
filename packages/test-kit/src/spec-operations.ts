import { operationsOf, type ReadableDocument, type Reference, resolve } from '@channel/contract/read-document'
import { allowedMethods, literalsFirst } from '@channel/contract/route-table'
import type { Schema } from './sealed-schemas.ts'

/** One declared response, with `$ref` followed. */
export interface DeclaredResponse {
  headers: { name: string; required: boolean; schema: Schema }[]
  /** Media type → schema; empty without a body. */
  content: Map<string, Schema>
}

export interface DeclaredOperation {
  id: string
  /** Upper case. */
  method: string
  /** Path template, such as `/v1/labels/{id}`. */
  path: string
  /** Status, as in the document (`200`, `4XX`, `default`) → response. */
  responses: Map<string, DeclaredResponse>
  /** Its method if it serves the path, which may be the template itself, and HEAD for a GET. */
  methodsAt(path: string): string[]
}

interface ResponseObject {
  headers?: Record<string, Reference<{ required?: boolean; schema?: Schema }>>
  content?: Record<string, { schema?: Schema }>
}

/** Every operation of the document, in the order of a router: literal segments first. */
export function readOperations(document: ReadableDocument): DeclaredOperation[] {
  return operationsOf(document)
    .toSorted(literalsFirst)
    .map(({ method, path, operation: { operationId: id, responses } }) => {
      const read = Object.entries(responses).map(
        ([status, response]) => [status, readResponse(document, response as ResponseObject)] as const,
      )
      const methodsAt = allowedMethods([{ method, path }])
      return { id, method: method.toUpperCase(), path, responses: new Map(read), methodsAt }
    })
}

function readResponse(document: ReadableDocument, reference: Reference<ResponseObject>): DeclaredResponse {
  const response = resolve(document, reference)
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const { required = false, schema = true } = resolve(document, header)
    return { name, required, schema }
  })
  const content = Object.entries(response.content ?? {}).map(
    ([mediaType, { schema = true }]) => [mediaType, schema] as const,
  )
  return { headers, content: new Map(content) }
}
