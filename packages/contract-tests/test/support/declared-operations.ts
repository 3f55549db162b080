import { allowedMethods, literalsFirst } from '@channel/contract/route-table'
import { type Operation, type OperationId, operations } from '@channel/contract/routes'

/** Every operation of the contract, in the order in which a router would try them. */
export const declaredOperations: readonly Operation[] = Object.values(operations).toSorted(literalsFirst)

const routes = declaredOperations.map((operation) => ({ operation, methodsOf: allowedMethods([operation]) }))

/** The operation that answers a request; HEAD belongs to its GET. */
export function findOperation(method: string, path: string): OperationId | undefined {
  return routes.find(({ methodsOf }) => methodsOf(path).includes(method))?.operation.id
}

/** The names of its parameters in one place, in the order of the document. */
export function parameterNames(operation: Operation, place: 'path' | 'query' | 'header'): string[] {
  return operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
}
