import type { Context, Node } from './context.ts'

/** The node as a mapping; an empty one where it is something else. */
export function mapping(node: unknown): Node {
  return typeof node === 'object' && node !== null && !Array.isArray(node) ? (node as Node) : {}
}

/** The items of a node; none where it is no list. */
export function list(node: unknown): unknown[] {
  return Array.isArray(node) ? node : []
}

/** What a node, or the `$ref` that stands in its place, holds. */
export function resolved(node: unknown, context: Context): Node {
  return mapping('$ref' in mapping(node) ? context.resolve(node).node : node)
}

/** The last part of the path that a `$ref` names, without its extension; undefined where there is no `$ref`. */
export function refName(node: unknown): string | undefined {
  const ref = mapping(node).$ref
  return typeof ref === 'string'
    ? ref
        .split('/')
        .at(-1)
        ?.replace(/\.ya?ml$/, '')
    : undefined
}
