import type { LeftOut } from '../read/leave-out.ts'
import type { ItemOperation } from '../read/methods.ts'
import { at } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'

/**
 * Reports path templates that cannot be routed, and paths that match the same requests.
 *
 * @returns the operations whose requests another one serves, by pointer
 */
export function checkPaths(
  paths: ReadonlyMap<string, readonly ItemOperation[]>,
  problems: Problems,
): ReadonlyMap<string, LeftOut> {
  const hidden = new Map<string, LeftOut>()
  const twins = new Map<string, string>()
  const owners = new Map<string, string>()
  for (const [path, operations] of paths) {
    const pointer = at('/paths', path)
    if (!isTemplate(path)) problems.report('path-template', pointer, { path })
    else if (/[?#]/.test(path)) problems.report('unreachable-path', pointer, { path })
    const shape = path.replaceAll(/\{[^{}]*\}/g, '{}')
    for (const { method, keys } of operations) {
      const operationPointer = at(pointer, ...keys)
      const other = owners.get(`${method} ${shape}`)
      if (other === undefined) owners.set(`${method} ${shape}`, path)
      else {
        const name = method.toUpperCase()
        hidden.set(operationPointer, { operation: `${name} ${path}`, reason: `${name} ${other} serves its requests.` })
        problems.report('same-operation', operationPointer, { other, method: name })
      }
    }
    const twin = twins.get(shape)
    if (twin === undefined) twins.set(shape, path)
    else if (!operations.some(({ keys }) => hidden.has(at(pointer, ...keys)))) {
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
