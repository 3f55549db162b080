import document from '@channel/contract/openapi.json' with { type: 'json' }
import { type OperationId, operations } from './operations.ts'
import type { CheckedResponse, RequestParts } from './send.ts'

/** A link of the contract, from the response of an operation to a request of another one. */
export interface Link {
  from: OperationId
  to: OperationId
  /** The source of each parameter of the other operation, by name. */
  parameters: Record<string, string>
}

interface AuthoredOperation {
  responses: Record<
    string,
    { links?: Record<string, { operationId: OperationId; parameters: Record<string, string> }> }
  >
}

/** Every link of the contract. */
export function linksOfContract(): Link[] {
  const paths = document.paths as unknown as Record<string, Record<string, AuthoredOperation>>
  return Object.values(operations).flatMap(({ id, path, method }) =>
    Object.values(paths[path]?.[method.toLowerCase()]?.responses ?? {})
      .flatMap(({ links = {} }) => Object.values(links))
      .map(({ operationId, parameters }) => ({ from: id, to: operationId, parameters })),
  )
}

/** The parameters of a link, taken from a request and its response. */
export function parametersOf({ parameters, to }: Link, request: RequestParts, response: CheckedResponse) {
  const values = Object.entries(parameters).map(([name, from]) => [name, valueAt(from, request, response)] as const)
  const inPath = new Set(operations[to].path.match(/(?<=\{)[^}]+/g))
  return {
    params: Object.fromEntries(values.filter(([name]) => inPath.has(name))),
    query: Object.fromEntries(values.filter(([name]) => !inPath.has(name))),
  }
}

function valueAt(expression: string, request: RequestParts, response: CheckedResponse): string {
  const [, where, pointer = ''] = /^\$(request\.path\.|request\.body#|response\.body#)\/?(.+)$/.exec(expression) ?? []
  const from = where === 'request.path.' ? request.params : where === 'request.body#' ? request.body : response.body
  const value = pointer.split('/').reduce((part, step) => (part as Record<string, unknown> | undefined)?.[step], from)
  if (typeof value !== 'string') throw new Error(`${expression} is ${JSON.stringify(value)}.`)
  return value
}
