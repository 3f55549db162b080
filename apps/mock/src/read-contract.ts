import { readFileSync } from 'node:fs'
import { portable } from '@channel/contract/portable-document'
import { operationsOf, resolve } from '@channel/contract/read-document'

type Json = Record<string, unknown>
/** Resolves a reference of the document. */
type Follow = (value: unknown) => Json

/** The part of an operation that the mock reads in the document; its routes say the rest. */
export interface MockedOperation {
  id: string
  /** Upper case. */
  method: string
  /** Template, such as `/v1/labels/{id}`. */
  path: string
  /** For a list: the name of the first example with `has_more: false`. */
  lastPageExample: string | undefined
  /** Status → the names of its examples; empty for a response without a body. */
  examples: Map<string, string[]>
  /** Optional response headers without an example, for which Prism would invent a value. */
  inventedHeaders: string[]
}

export interface MockedContract {
  operations: MockedOperation[]
  /** Error code → its status and type. */
  errors: Record<string, { status: number; type: string }>
  /** The text of a 401, by the name of its example. */
  unauthenticated(example: 'missing_api_key' | 'malformed_authorization'): string
  document: object
}

/** Loads the bundled OpenAPI document. @throws Error if it does not exist or is not JSON. */
export function readContract(bundlePath: string): MockedContract {
  const document = JSON.parse(readFileSync(bundlePath, 'utf8')) as Json
  const follow: Follow = (value) => resolve(document, (value ?? {}) as Json)
  const operations = operationsOf(document).map(({ method, path, operation: declared }) => {
    // The types end here: it reads the extensions of the contract too.
    const operation = declared as unknown as Json
    return {
      id: String(operation.operationId),
      method: method.toUpperCase(),
      path,
      lastPageExample: findLastPage(operation, follow),
      examples: readExamples(operation, follow),
      inventedHeaders: listInventedHeaders(operation, follow),
    }
  })
  const errors = follow({ $ref: '#/components/schemas/ErrorCode' })['x-catalog'] as MockedContract['errors']
  return { operations, errors, unauthenticated: textsOf401(follow), document: portable(document) }
}

function textsOf401(follow: Follow): MockedContract['unauthenticated'] {
  const { examples } = contentOf(follow({ $ref: '#/components/responses/AuthenticationFailed' }))
  return (example) => (follow((examples as Json)[example]).value as { error: { message: string } }).error.message
}

function findLastPage(operation: Json, follow: Follow): string | undefined {
  const { examples = {} } = contentOf(follow((operation.responses as Json)['200']))
  const last = Object.entries(examples as Json).find(([, example]) => {
    const { value } = follow(example) as { value?: { has_more?: unknown } }
    return value?.has_more === false
  })
  return last?.[0]
}

function readExamples(operation: Json, follow: Follow): Map<string, string[]> {
  const responses = Object.entries(operation.responses as Json)
  return new Map(
    responses.map(([status, response]) => [status, Object.keys((contentOf(follow(response)).examples ?? {}) as Json)]),
  )
}

function listInventedHeaders(operation: Json, follow: Follow): string[] {
  const headers = Object.values(operation.responses as Json).flatMap((response) =>
    Object.entries((follow(response).headers ?? {}) as Json).map(
      ([name, header]) => ({ name, ...follow(header) }) as Json,
    ),
  )
  return headers
    .filter(({ required, example }) => required !== true && example === undefined)
    .map(({ name }) => String(name))
}

function contentOf(declared: Json): Json {
  return ((declared.content as Json | undefined)?.['application/json'] ?? {}) as Json
}
