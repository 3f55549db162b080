import { at } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'

/** Reports path templates that cannot be routed, and paths that match the same requests. */
export function checkPaths(operations: ReadonlyMap<string, readonly string[]>, problems: Problems): void {
  const shapes = new Map<string, string>()
  for (const [path, methods] of operations) {
    const pointer = at('/paths', path)
    if (!isTemplate(path)) problems.report('path-template', pointer, { path })
    else if (/[?#]/.test(path)) problems.report('unreachable-path', pointer, { path })
    const shape = path.replaceAll(/\{[^{}]*\}/g, '{}')
    const other = shapes.get(shape)
    if (other === undefined) shapes.set(shape, path)
    else {
      const method = methods.find((each) => operations.get(other)!.includes(each))
      const details = { other, method: method?.toUpperCase() ?? '' }
      problems.report(method === undefined ? 'path-twice' : 'same-operation', pointer, details)
    }
  }
}

function isTemplate(path: string): boolean {
  if (!path.startsWith('/')) return false
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!)
  const literals = path.replaceAll(/\{[^{}]*\}/g, '')
  const isApart = !path.includes('}{') && !/[{}]/.test(literals)
  return isApart && names.every((name) => /^[^:?*/]+$/.test(name)) && new Set(names).size === names.length
}
