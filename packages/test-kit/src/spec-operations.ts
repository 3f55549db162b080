import type { Schema } from './sealed-schemas.ts'

/** The parts of an OpenAPI 3.1 document that a response check needs. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>
  components?: {
    schemas?: Record<string, unknown>
    responses?: Record<string, unknown>
    headers?: Record<string, unknown>
  }
}

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
}

interface ResponseObject {
  headers?: Record<string, unknown>
  content?: Record<string, { schema?: Schema }>
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every operation of the document, in the order of a router: templates with fewer parameters first. */
export function readOperations(document: OpenApiDocument): DeclaredOperation[] {
  const operations: DeclaredOperation[] = []
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as { operationId?: string; responses?: Record<string, unknown> } | undefined
      if (operation === undefined) continue
      const responses = Object.entries(operation.responses ?? {}).map(
        ([status, response]) => [status, readResponse(document, response)] as const,
      )
      const id = operation.operationId ?? `${method.toUpperCase()} ${path}`
      operations.push({ id, method: method.toUpperCase(), path, responses: new Map(responses) })
    }
  }
  return operations.sort((a, b) => countParameters(a.path) - countParameters(b.path))
}

/** Whether `path` (concrete, or the template itself) matches the template. */
export function matchesTemplate(template: string, path: string): boolean {
  const expected = template.split('/')
  const actual = path.split('/')
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith('{') || segment === actual[index])
  )
}

function readResponse(document: OpenApiDocument, reference: unknown): DeclaredResponse {
  const response = followReference(document, reference) as ResponseObject
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const { required = false, schema = true } = followReference(document, header) as {
      required?: boolean
      schema?: Schema
    }
    return { name, required, schema }
  })
  const content = Object.entries(response.content ?? {}).map(
    ([mediaType, { schema = true }]) => [mediaType, schema] as const,
  )
  return { headers, content: new Map(content) }
}

/** Returns `value`, or the target of its `$ref`. @throws Error if the target does not exist. */
export function followReference(document: OpenApiDocument, value: unknown): object {
  const reference = (value as { $ref?: string }).$ref
  if (reference === undefined) return value as object
  let target: unknown = document
  for (const token of reference.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')
    target = (target as Record<string, unknown> | undefined)?.[key]
  }
  if (target === undefined) throw new Error(`The target of the reference ${reference} does not exist.`)
  return followReference(document, target)
}

function countParameters(path: string): number {
  return path.split('{').length
}
