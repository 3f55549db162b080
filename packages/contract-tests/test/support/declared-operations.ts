import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import type { OperationId } from './target.ts'

/** An operation as the suite's tables need it. */
export interface DeclaredOperation {
  id: OperationId
  method: string
  path: string
  needsKey: boolean
  hasBody: boolean
  isList: boolean
  /** Names of the path parameters. */
  pathParams: string[]
  takesIdempotencyKey: boolean
  /** As in the document. */
  statuses: number[]
}

interface RawOperation {
  operationId: OperationId
  security?: unknown[]
  requestBody?: unknown
  parameters?: { $ref?: string; name?: string }[]
  responses: Record<string, unknown>
}

const all: DeclaredOperation[] = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, RawOperation>).map(([method, operation]) => {
    const parameters = (operation.parameters ?? []).map(({ $ref, name }) => $ref?.split('/').at(-1) ?? name)
    return {
      id: operation.operationId,
      method,
      path,
      needsKey: (operation.security ?? openapi.security).length > 0,
      hasBody: operation.requestBody !== undefined,
      isList: parameters.includes('Cursor'),
      pathParams: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? ''),
      takesIdempotencyKey: parameters.includes('IdempotencyKey'),
      statuses: Object.keys(operation.responses).map(Number),
    }
  }),
)

/** Every operation of the contract by its id. */
export const declaredOperations = Object.fromEntries(all.map((each) => [each.id, each])) as Record<
  OperationId,
  DeclaredOperation
>

/** The operation that a concrete path belongs to: of several templates the one with the fewest parameters. */
export function findOperation(method: string, path: string): OperationId | undefined {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase()
  const segments = path.split('/')
  const matching = all.filter((operation) => {
    const template = operation.path.split('/')
    return (
      operation.method === wanted &&
      template.length === segments.length &&
      template.every((segment, index) => segment.startsWith('{') || segment === segments[index])
    )
  })
  return matching.sort((a, b) => a.pathParams.length - b.pathParams.length)[0]?.id
}
