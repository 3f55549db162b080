import type { Api, Operation } from '../analyze/api.ts'
import { asArray, asObject, isObject } from '../read/json.ts'
import { methods } from '../read/methods.ts'
import { groupBy } from '../write/group-by.ts'
import { type ClientOperation, clientOperation } from './client-operation.ts'
import { groupNames, methodNames } from './method-names.ts'

/** The methods of the operations of a tag. */
export interface ClientGroup {
  readonly group: string
  readonly tag: string
  readonly description: string
  readonly operations: readonly ClientOperation[]
}

/** The methods of all operations, in groups in the order of the tags. */
export function clientGroups(api: Api): ClientGroup[] {
  const byTag = groupBy(operationsInOrder(api), ({ tags }) => tags[0]!)
  const tags = asArray(api.document.tags).filter(isObject)
  const listed = tags.map(({ name }) => String(name))
  const ordered = [...new Set([...listed.filter((tag) => byTag.has(tag)), ...byTag.keys()])]
  const groups = groupNames(ordered)
  return ordered.map((tag) => {
    const group = groups.get(tag)!
    const own = byTag.get(tag)!
    const names = methodNames(own, ordered)
    const { description } = tags.find(({ name }) => name === tag) ?? {}
    return {
      group,
      tag,
      description: typeof description === 'string' ? description : tag,
      operations: own.map((operation) => clientOperation(operation, api, { group, name: names.get(operation.id)! })),
    }
  })
}

/** The operations that a client can call, in the order of the document. */
export function operationsInOrder({ document, operations }: Api): Operation[] {
  const items = Object.entries(asObject(document.paths))
  const order = items.flatMap(([path, item]) =>
    Object.keys(asObject(item)).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const places = new Map(order.map((key, index) => [key, index]))
  const placeOf = ({ method, path }: Operation) => places.get(`${method} ${path}`) ?? Number.POSITIVE_INFINITY
  return operations.filter(isCallable).toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** `fetch` cannot send TRACE. Methods without a field in OpenAPI 3.1 have no types in `paths.ts`. */
function isCallable({ method }: Operation): boolean {
  return methods.includes(method.toLowerCase()) && !['TRACE', 'QUERY'].includes(method)
}
