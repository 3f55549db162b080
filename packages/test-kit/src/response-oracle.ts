import type { ReadableDocument } from '@channel/contract/read-document'
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Schema, sealComponents, sealSchema } from './sealed-schemas.ts'
import { type DeclaredOperation, type DeclaredResponse, readOperations } from './spec-operations.ts'

/**
 * A response that was already read. `body` is the parsed JSON, or the text of another media type; undefined if
 * empty.
 */
export interface ReceivedResponse {
  status: number
  headers: Headers
  body: unknown
}

/** One deviation of a response from the contract. */
export interface ResponseProblem {
  /** `status`, `header NAME`, `body`, or `body` and a JSON pointer. */
  location: string
  /** Describes the deviation. */
  message: string
}

/** Checks responses against one OpenAPI document. Schemas are compiled on first use and cached. */
export interface ResponseOracle {
  /** The operation with this id, or undefined. */
  byId(operationId: string): DeclaredOperation | undefined
  /** The operation that a router would match. `path` may be concrete or a template. */
  byRoute(method: string, path: string): DeclaredOperation | undefined
  /** The problems of the response; empty if it is valid. `bodyExpected: false` for HEAD. */
  problemsOf(operation: DeclaredOperation, response: ReceivedResponse, bodyExpected?: boolean): ResponseProblem[]
  /** The problems of a value of a component schema. */
  problemsOfComponent(name: string, value: unknown): ResponseProblem[]
  /**
   * The problems of a response outside of every operation: any status; the body must match the component schema
   * `Error`.
   */
  problemsOfEnvelope(response: ReceivedResponse, bodyExpected?: boolean): ResponseProblem[]
}

const ROOT = 'spec:/'
const OPENAPI_KEYWORDS = ['example', 'discriminator', 'xml', 'externalDocs']

export function createResponseOracle(document: ReadableDocument): ResponseOracle {
  const operations = readOperations(document)
  const bodyAjv = createAjv(document, false)
  const headerAjv = createAjv(document, true)
  const bodyErrors = compiledOnce((schema) => bodyAjv.compile(sealSchema(schema, ROOT)))
  // Header values are text whatever their schema says, and coercion needs an object to write to.
  const headerErrors = compiledOnce((value) =>
    headerAjv.compile({ type: 'object', properties: { value: sealSchema(value, ROOT) } }),
  )

  function headerProblems(declared: DeclaredResponse, received: Headers): ResponseProblem[] {
    return declared.headers.flatMap(({ name, required, schema }) => {
      const value = received.get(name)
      const location = `header ${name}`
      if (value === null) return required ? [{ location, message: 'missing, the contract requires it' }] : []
      return headerErrors(schema, { value }).map(({ message }) => ({
        location,
        message: `${message} (it is "${value}")`,
      }))
    })
  }

  function bodyProblems(declared: DeclaredResponse, { headers, body }: ReceivedResponse): ResponseProblem[] {
    const wrongBody = (message: string) => [{ location: 'body', message }]
    if (declared.content.size === 0) return body === undefined ? [] : wrongBody('present, the contract declares none')
    const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    const schema = mediaType === undefined ? undefined : declared.content.get(mediaType)
    if (schema === undefined) {
      const message = `is ${mediaType ?? 'missing'}, declared: ${[...declared.content.keys()].join(', ')}`
      return [{ location: 'header Content-Type', message }]
    }
    return body === undefined ? wrongBody('empty, the contract declares one') : bodyErrors(schema, body).map(describe)
  }

  function problemsOfResponse(
    declared: DeclaredResponse,
    response: ReceivedResponse,
    bodyExpected: boolean,
  ): ResponseProblem[] {
    const inHeaders = headerProblems(declared, response.headers)
    if (bodyExpected) return [...inHeaders, ...bodyProblems(declared, response), ...requestIdProblems(response)]
    if (response.body === undefined) return inHeaders
    return [...inHeaders, { location: 'body', message: 'present in a response to HEAD' }]
  }

  // One object per component, since compiled schemas are cached by object.
  const components = new Map<string, Schema>()
  function componentOf(name: string): Schema {
    const schema = components.get(name) ?? { $ref: `#/components/schemas/${name}` }
    components.set(name, schema)
    return schema
  }

  const envelope: DeclaredResponse = {
    headers: [{ name: 'X-Request-Id', required: true, schema: true }],
    content: new Map([['application/json', { $ref: '#/components/schemas/Error' }]]),
  }

  return {
    byId: (operationId) => operations.find(({ id }) => id === operationId),
    byRoute: (method, path) => operations.find((each) => each.methodsAt(path).includes(method.toUpperCase())),
    problemsOf(operation, response, bodyExpected = true) {
      const declared = findResponse(operation, response.status)
      if (declared !== undefined) return problemsOfResponse(declared, response, bodyExpected)
      const known = [...operation.responses.keys()].join(', ')
      return [{ location: 'status', message: `${response.status} is not declared (declared: ${known})` }]
    },
    problemsOfComponent: (name, value) => bodyErrors(componentOf(name), value).map(describe),
    problemsOfEnvelope: (response, bodyExpected = true) => problemsOfResponse(envelope, response, bodyExpected),
  }
}

function createAjv(document: ReadableDocument, coerceTypes: boolean): Ajv2020.default {
  const options = { allErrors: true, strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true }
  // Optimizing the code of a schema takes longer than it saves in a few thousand calls.
  const ajv = new Ajv2020.default({ ...options, coerceTypes, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addVocabulary([...OPENAPI_KEYWORDS, ...extensionKeywords(document)])
  const { schemas = {} } = (document.components ?? {}) as { schemas?: Record<string, Schema> }
  return ajv.addSchema({ $id: ROOT, $defs: sealComponents(schemas, ROOT) })
}

function compiledOnce(
  compile: (schema: Schema) => ValidateFunction,
): (schema: Schema, value: unknown) => ErrorObject[] {
  const compiled = new Map<Schema, ValidateFunction>()
  return (schema, value) => {
    const validate = compiled.get(schema) ?? compile(schema)
    compiled.set(schema, validate)
    return validate(value) ? [] : (validate.errors ?? [])
  }
}

/** Ajv's strict mode rejects unknown keywords, which catches misspelled ones. Extensions are allowed. */
function extensionKeywords(document: ReadableDocument): string[] {
  const keywords = new Set<string>()
  JSON.stringify(document, (key, value) => {
    if (/^x-[a-z0-9-]+$/.test(key)) keywords.add(key)
    return value
  })
  return [...keywords]
}

function findResponse({ responses }: DeclaredOperation, status: number): DeclaredResponse | undefined {
  return responses.get(String(status)) ?? responses.get(`${Math.floor(status / 100)}XX`) ?? responses.get('default')
}

/** A schema cannot express this rule: the body's `request_id` equals the header. */
function requestIdProblems({ headers, body }: ReceivedResponse): ResponseProblem[] {
  const outer = (body ?? {}) as { request_id?: unknown; error?: { request_id?: unknown } }
  const inBody = outer.request_id ?? outer.error?.request_id
  const location = `body ${outer.request_id === undefined ? '/error' : ''}/request_id`
  const inHeader = headers.get('x-request-id')
  if (inBody === undefined || inHeader === null || inBody === inHeader) return []
  return [{ location, message: `is ${JSON.stringify(inBody)}, the header X-Request-Id says "${inHeader}"` }]
}

function describe({ instancePath, keyword, message, params }: ErrorObject): ResponseProblem {
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const field = params.unevaluatedProperty ?? params.additionalProperty
    return { location: `body ${instancePath}/${field}`, message: 'is not declared' }
  }
  const detail = 'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).join(', ')}` : ''
  return { location: `body ${instancePath === '' ? '/' : instancePath}`, message: `${message}${detail}` }
}
