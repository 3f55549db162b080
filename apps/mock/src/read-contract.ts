import { readFileSync } from 'node:fs'
import { portable } from '@channel/contract/portable-document'
import { operationsOf, resolve } from '@channel/contract/read-document'
import { checkBody } from './check-body.ts'
import { type Follow, type Json, list } from './json.ts'

/** The part of an operation that the guard needs. */
export interface MockedOperation {
  id: string
  /** Upper case. */
  method: string
  /** Template, such as `/v1/labels/{id}`. */
  path: string
  takesBody: boolean
  /** The parts of its form, which are all files; empty for a JSON body. */
  formFiles: string[]
  /** @throws Refusal for a body that Prism wrongly accepts */
  checkBody(body: unknown): void
  needsKey: boolean
  /** Parameters as the contract spells them. */
  parameterNames: string[]
  queryNames: string[]
  /** Parameter or body field → the code for an invalid value, where it is not `invalid_field_value`. */
  errorCodes: Map<string, string>
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
  /** The document as text. */
  document: string
}

/** Loads the bundled OpenAPI document. @throws Error if it does not exist or is not JSON. */
export function readContract(bundlePath: string): MockedContract {
  const text = readFileSync(bundlePath, 'utf8')
  const document = JSON.parse(text) as Json
  const follow: Follow = (value) => resolve(document, (value ?? {}) as Json)
  const operations = operationsOf(document).map(({ method, path, operation: declared }) => {
    // The types end here: it reads the extensions of the contract too.
    const operation = declared as unknown as Json
    const parameters = list(operation.parameters).map(follow)
    return {
      id: String(operation.operationId),
      method: method.toUpperCase(),
      path,
      takesBody: 'requestBody' in operation,
      formFiles: formFilesOf(operation, follow),
      checkBody: (body: unknown) => checkBody(contentOf(follow(operation.requestBody)).schema, body, follow),
      needsKey: list(operation.security ?? document.security).length > 0,
      parameterNames: parameters.map(({ name }) => String(name)),
      queryNames: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => String(name)),
      errorCodes: readErrorCodes(parameters, operation, follow),
      lastPageExample: findLastPage(operation, follow),
      examples: readExamples(operation, follow),
      inventedHeaders: listInventedHeaders(operation, follow),
    }
  })
  const errors = follow({ $ref: '#/components/schemas/ErrorCode' })['x-catalog'] as MockedContract['errors']
  return { operations, errors, document: JSON.stringify(portable(document)) }
}

function readErrorCodes(parameters: Json[], operation: Json, follow: Follow): Map<string, string> {
  const codes = new Map<string, string>()
  const add = (name: string, declared: Json) => {
    const code = declared['x-error-code'] ?? follow(declared.schema)['x-error-code']
    if (code !== undefined) codes.set(name, String(code))
  }
  for (const parameter of parameters) add(String(parameter.name), parameter)
  for (const [name, property] of propertiesOf(contentOf(follow(operation.requestBody)).schema, follow)) {
    add(name, { ...follow(property), ...(property as Json) })
  }
  return codes
}

/**
 * The properties of a schema and of its parts. For example, the body of a message is a `oneOf` whose options are
 * `allOf`.
 */
function propertiesOf(schema: unknown, follow: Follow): [string, unknown][] {
  const { properties = {}, oneOf, anyOf, allOf } = follow(schema)
  const parts = [oneOf, anyOf, allOf].flatMap(list)
  return [...Object.entries(properties as Json), ...parts.flatMap((part) => propertiesOf(part, follow))]
}

function formFilesOf(operation: Json, follow: Follow): string[] {
  const { content = {} } = follow(operation.requestBody ?? {})
  const form = (content as Json)['multipart/form-data'] as Json | undefined
  return form === undefined ? [] : propertiesOf(form.schema, follow).map(([name]) => name)
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
