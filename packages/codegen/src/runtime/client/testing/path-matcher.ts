/** How a path of the document is matched. */
export interface PathMatcher {
  readonly predicate: string | RegExp
  /** The parameters by their names in the document. */
  paramsOf(params: unknown): Record<string, string>
}

const special = /[.*+?^${}()|[\]\\]/g

/** @param base the address before the path, or `*` */
export function pathMatcher(path: string, base: string): PathMatcher {
  const names = Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name)
  // Characters of other paths have a meaning for MSW.
  if (/^[\w/{}~-]+$/.test(path) && !/\}[^/]/.test(path) && names.every((name) => /^\w+$/.test(name)))
    return {
      predicate: base + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      paramsOf: (params) => params as Record<string, string>,
    }
  const parts = path.split(/\{[^{}]+\}/).map((part) => part.replaceAll(special, '\\$&'))
  const start = base === '*' ? '.*' : base.replaceAll(special, '\\$&')
  const predicate = new RegExp(`^${start}${parts.join('([^/]+?)')}$`)
  return {
    predicate,
    paramsOf: (params) => Object.fromEntries(names.map((name, index) => [name, (params as string[])[index]!])),
  }
}
