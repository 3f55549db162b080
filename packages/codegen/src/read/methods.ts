import { asObject, isObject, type Json } from './json.ts'

/** The methods that a path item has a field for, in a fixed order. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** An operation of a path item. */
export interface ItemOperation {
  /** `get`, or `COPY` of `additionalOperations`. */
  readonly method: string
  /** The keys from the path item to the operation. */
  readonly keys: readonly string[]
  readonly operation: Json
}

/** The operations of a path item, additional ones last. */
export function operationsOf(item: Json | undefined): ItemOperation[] {
  if (!isObject(item)) return []
  const fixed = methods.map((method) => ({ method, keys: [method], operation: item[method]! }))
  const additional = Object.entries(asObject(item.additionalOperations)).map(([method, operation]) => ({
    method,
    keys: ['additionalOperations', method],
    operation,
  }))
  return [...fixed, ...additional].filter(({ operation }) => operation !== undefined)
}
