import type { Context, Node } from './context.ts'

/** The node as a mapping; an empty one if it is not a mapping. */
export function mapping(node: unknown): Node {
  return typeof node === 'object' && node !== null && !Array.isArray(node) ? (node as Node) : {}
}

/** The items of a node; none if it is not a list. */
export function list(node: unknown): unknown[] {
  return Array.isArray(node) ? node : []
}

/** The content of a node; a `$ref` is resolved. */
export function resolved(node: unknown, context: Context): Node {
  return mapping('$ref' in mapping(node) ? context.resolve(node).node : node)
}

/** The last path segment of a `$ref`, without its extension; undefined without a `$ref`. */
export function refName(node: unknown): string | undefined {
  const ref = mapping(node).$ref
  return typeof ref === 'string'
    ? ref
        .split('/')
        .at(-1)
        ?.replace(/\.ya?ml$/, '')
    : undefined
}

/** The responses of an operation with a status of 2xx. */
export function successes(operation: Node): [status: string, response: Node][] {
  return Object.entries(mapping(operation.responses))
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) => [status, mapping(response)])
}
