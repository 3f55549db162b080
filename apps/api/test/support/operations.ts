import document from '@channel/contract/openapi.json' with { type: 'json' }
import { type OperationId, routes } from '@channel/contract/routes'

export type { OperationId }

/** An operation of the contract. */
export interface Operation {
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
  /** Every status that it declares. */
  readonly statuses: readonly number[]
  /** Why it declares more statuses than the product description lists, by status. */
  readonly additions: Readonly<Record<string, string>>
}

const authored = document.paths as unknown as Record<
  string,
  Record<string, { readonly 'x-additions'?: Readonly<Record<string, string>> }>
>

/** Every operation of the contract. */
export const allOperations: readonly Operation[] = Object.values(routes).map((route) => ({
  id: route.operationId as OperationId,
  method: route.method.toUpperCase(),
  path: route.path,
  tag: route.tags?.[0] ?? '',
  needsKey: route.security?.length !== 0,
  hasBody: route.request?.body !== undefined,
  requiresBody: route.request?.body?.required === true,
  hasForm: 'multipart/form-data' in (route.request?.body?.content ?? {}),
  statuses: Object.keys(route.responses).map(Number),
  additions: authored[route.path]?.[route.method]?.['x-additions'] ?? {},
}))

/** The same, by operationId. */
export const operations = Object.fromEntries(allOperations.map((each) => [each.id, each])) as Record<
  OperationId,
  Operation
>
