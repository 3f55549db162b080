import { at } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'

/**
 * Reports path templates that cannot be routed, and paths that match the same requests.
 *
 * @returns the pointers of operations whose requests another one serves
 */
export function checkPaths(
  operations: ReadonlyMap<string, readonly string[]>,
  problems: Problems,
): ReadonlySet<string> {
  const hidden = new Set<string>()
  const paths = new Map<string, string>()
  const owners = new Map<string, string>()
  for (const [path, methods] of operations) {
    const pointer = at('/paths', path)
    if (!isTemplate(path)) problems.report('path-template', pointer, { path })
    else if (/[?#]/.test(path)) problems.report('unreachable-path', pointer, { path })
    const shape = path.replaceAll(/\{[^{}]*\}/g, '{}')
    for (const method of methods) {
      const other = owners.get(`${method} ${shape}`)
      if (other === undefined) owners.set(`${method} ${shape}`, path)
      else {
        hidden.add(at(pointer, method))
        problems.report('same-operation', at(pointer, method), { other, method: method.toUpperCase() })
      }
    }
    const twin = paths.get(shape)
    if (twin === undefined) paths.set(shape, path)
    else if (!methods.some((method) => hidden.has(at(pointer, method)))) {
      problems.report('path-twice', pointer, { other: twin })
    }
  }
  return hidden
}

function isTemplate(path: string): boolean {
  if (!path.startsWith('/')) return false
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!)
  const literals = path.replaceAll(/\{[^{}]*\}/g, '')
  const isApart = !path.includes('}{') && !/[{}]/.test(literals)
  return isApart && names.every((name) => /^[^:?*/]+$/.test(name)) && new Set(names).size === names.length
}
