import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import {
  type DeclaredResponse,
  type Operation,
  operationsOf,
  type Parameter,
  resolve,
} from '@channel/contract/read-document'
import type { OperationId } from '@channel/contract/routes'
import { propertiesOf, type Schema } from './read-schema.ts'

/** A query parameter. */
export interface QueryParameter {
  readonly name: string
  readonly description: string
  /** With the error code of the parameter, if it has one of its own. */
  readonly schema: Schema
}

const declared = new Map<string, Operation>(
  operationsOf(openapi).map(({ operation }) => [operation.operationId, operation]),
)

function declarationOf(id: OperationId): Operation {
  const operation = declared.get(id)
  if (operation === undefined) throw new Error(`The document has no operation ${id}.`)
  return operation
}

export function descriptionOf(id: OperationId): string {
  return declarationOf(id).description
}

export function queryParametersOf(id: OperationId): QueryParameter[] {
  const parameters = (declarationOf(id).parameters ?? []).map((each) => resolve<Parameter>(openapi, each))
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, description, schema, ...others }) => {
      const code = (others as { 'x-error-code'?: string })['x-error-code']
      return { name, description, schema: { ...(schema as Schema), ...(code && { 'x-error-code': code }) } }
    })
}

/** Parameters of lists that say how to read them, and choose no items. */
const ofReading = new Set(['limit', 'cursor', 'order', 'start', 'wait'])

/** The parameters that choose the items of a list. */
export function filtersOf(id: OperationId): QueryParameter[] {
  return queryParametersOf(id).filter(({ name }) => !ofReading.has(name))
}

/** The schema of a JSON body; undefined if the operation has none. */
export function bodySchemaOf(id: OperationId): Schema | undefined {
  return declarationOf(id).requestBody?.content['application/json']?.schema
}

/** The `data` of a successful response; undefined if it has none. */
export function dataSchemaOf(id: OperationId): Schema | undefined {
  const { responses } = declarationOf(id)
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  if (success === undefined) return undefined
  const { content } = resolve<DeclaredResponse>(openapi, success)
  const schema = content?.['application/json']?.schema
  return schema && propertiesOf(schema as Schema).data
}
