import document from '@channel/contract/openapi.json' with { type: 'json' }

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A JSON Schema, or a part of one. */
export interface Schema {
  [key: string]: Json
}

/** What a tool takes from an operation of the contract. */
export interface Operation {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  /** The schema of the JSON body, if there is one. */
  readonly body: Schema | undefined
  /** Whether the response is a redirect to a file. */
  readonly isRedirect: boolean
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description: string
  readonly required?: boolean
  readonly schema: Schema
}

interface AuthoredOperation extends Pick<Operation, 'operationId' | 'summary' | 'description'> {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: object
}

const components = document.components as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Every operation of the contract, in its order. */
export function operations(): Operation[] {
  const paths = document.paths as unknown as Record<string, Record<string, AuthoredOperation>>
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => toOperation(method as Operation['method'], path, operation)),
  )
}

function toOperation(method: Operation['method'], path: string, operation: AuthoredOperation): Operation {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  return {
    method,
    path,
    operationId,
    summary,
    description,
    parameters: parameters.map((each) => ('$ref' in each ? (component(each.$ref) as Parameter) : each)),
    body: requestBody?.content['application/json'].schema,
    isRedirect: '302' in responses,
  }
}

/** The component that a reference names. */
export function component(ref: string): unknown {
  const [, , group = '', name = ''] = ref.split('/')
  return components[group]?.[name]
}
