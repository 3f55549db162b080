import {
  type ContractDocument,
  type DeclaredResponse,
  type LocatedOperation,
  resolve,
} from '@channel/contract/read-document'
import { type NamedExamples, successStatus } from './named-examples.ts'

/** The entry of an operation in the table. */
export function operationTable(
  document: ContractDocument,
  { method, path, operation }: LocatedOperation,
  examples: NamedExamples,
): string {
  const { operationId, responses } = operation
  const status = successStatus(responses)
  const example = examples.ofOperation(operationId)
  const lastPage = examples.ofLastPage(operationId)
  const fields = [
    `request: '${method} ${path}'`,
    `status: ${status}`,
    ...(example === undefined ? [] : [`example: '${example}'`]),
    ...(lastPage === undefined ? [] : [`lastPage: '${lastPage}'`]),
    `headers: '${headersOf(resolve(document, responses[status]!)).join(' ')}'`,
    ...('304' in responses ? [`unchanged: '${headersOf(resolve(document, responses['304']!)).join(' ')}'`] : []),
    `errors: [${errorNames(operation)
      .map((name) => `'${name}'`)
      .join(', ')}]`,
  ]
  return `  ${operationId}: { ${fields.join(', ')} },`
}

/** The names of the components of the error responses. @throws Error if a response is not a component */
export function errorNames({ operationId, responses }: LocatedOperation['operation']): string[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => {
      if (!('$ref' in response)) throw new Error(`The ${status} of ${operationId} must refer to a response.`)
      return componentName(response)
    })
}

/** The names of the components of the headers. */
export function headersOf({ headers = {} }: DeclaredResponse): string[] {
  return Object.values(headers).map(componentName)
}

export function componentName(reference: object): string {
  const ref = '$ref' in reference ? String(reference.$ref) : undefined
  if (ref === undefined) throw new Error('A response or header that test handlers send must be a component.')
  return ref.slice(ref.lastIndexOf('/') + 1)
}
