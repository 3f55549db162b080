import { allowedMethods, literalsFirst } from '@channel/contract/route-table'
import { type OperationId, routes } from '@channel/contract/routes'

/** An operation of the contract. */
export interface DeclaredOperation {
  readonly id: OperationId
  /** In upper case. */
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly needsKey: boolean
  readonly hasBody: boolean
  readonly requiresBody: boolean
  /** Whether the body is a form with a file. */
  readonly hasForm: boolean
  /** Whether it responds with a file of text. */
  readonly isFile: boolean
  /** Every status that it declares. */
  readonly statuses: readonly number[]
  /** The names of its parameters, in the order of the document; headers in lower case. */
  readonly parameters: { readonly path: string[]; readonly query: string[]; readonly header: string[] }
}

/** Every operation of the contract, in the order in which a router tries them. */
export const declaredOperations: readonly DeclaredOperation[] = Object.values(routes)
  .toSorted(literalsFirst)
  .map((route) => {
    const { params, query, headers, body } = route.request ?? {}
    return {
      id: route.operationId as OperationId,
      method: route.method.toUpperCase(),
      path: route.path,
      tag: route.tags?.[0] ?? '',
      needsKey: route.security?.length !== 0,
      hasBody: body !== undefined,
      requiresBody: body?.required === true,
      hasForm: 'multipart/form-data' in (body?.content ?? {}),
      isFile: 'text/csv' in (contentOf(route.responses[200]) ?? {}),
      statuses: Object.keys(route.responses).map(Number),
      parameters: { path: namesOf(params), query: namesOf(query), header: namesOf(headers) },
    }
  })

/** The same, by operationId. */
export const operations = Object.fromEntries(declaredOperations.map((each) => [each.id, each])) as Record<
  OperationId,
  DeclaredOperation
>

const methods = declaredOperations.map((operation) => ({ operation, methodsOf: allowedMethods([operation]) }))

/** The operation that serves a request; HEAD is served by GET. */
export function findOperation(method: string, path: string): OperationId | undefined {
  return methods.find(({ methodsOf }) => methodsOf(path).includes(method))?.operation.id
}

function contentOf(response: unknown): object | undefined {
  return (response as { content?: object } | undefined)?.content
}

function namesOf(schema: object | undefined): string[] {
  return schema !== undefined && 'shape' in schema ? Object.keys(schema.shape as object) : []
}
