import type { Api, Operation } from './api.ts'
import { schemaGraph, schemasIn } from './schema-graph.ts'

/** The file of what belongs to no tag alone. */
export const sharedFile = 'shared'

/**
 * Which file each component schema is printed into: the one of the tag whose operations use it most directly, or `shared`
 * where it is used from several. No two files import each other.
 */
export function groupSchemas(api: Api): Map<string, string> {
  const graph = schemaGraph(api.document)
  const homes = nearestTags(api, graph)
  for (const [name, users] of usersOf(graph)) {
    const files = new Set([homes.get(name), ...[...users].map((user) => homes.get(user))])
    if (files.size > 2) share(name, graph, homes)
  }
  // One after the other, the smallest first: most circles end with an id or another leaf.
  for (;;) {
    const cycle = findCycle(graph, homes)
    if (cycle.size === 0) return homes
    const [smallest] = [...cycle].sort((a, b) => weight(a, graph, homes) - weight(b, graph, homes))
    share(smallest!, graph, homes)
  }
}

/** How many components move to the shared file with one. */
function weight(name: string, graph: ReadonlyMap<string, Set<string>>, homes: ReadonlyMap<string, string>): number {
  const copy = new Map(homes)
  share(name, graph, copy)
  return [...copy].filter(([other, file]) => file !== homes.get(other)).length
}

/** A file name for a tag. */
export function fileOfTag(tag: string): string {
  const name = tag.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll(/[^A-Za-z0-9]+/g, '-')
  const file = name.replaceAll(/^-+|-+$/g, '').toLowerCase()
  return file === '' || file === sharedFile ? `tag-${file}` : file
}

function nearestTags(api: Api, graph: ReadonlyMap<string, Set<string>>): Map<string, string> {
  const homes = new Map<string, string>()
  const usedDirectly = (operations: readonly Operation[]) => {
    const found = new Map<string, string>()
    for (const { authored, tags } of operations) {
      for (const name of schemasIn(authored, api.document)) if (!found.has(name)) found.set(name, fileOfTag(tags[0]!))
    }
    return found
  }
  let frontier = usedDirectly(api.operations)
  // A step behind: what an event shows belongs to the operations that return it.
  let late = usedDirectly(api.webhooks)
  while (frontier.size + late.size > 0) {
    const next = new Map<string, string>()
    for (const [name, file] of frontier) if (!homes.has(name)) homes.set(name, file)
    for (const [name] of frontier) {
      for (const used of graph.get(name) ?? [])
        if (!homes.has(used) && !next.has(used)) next.set(used, homes.get(name)!)
    }
    for (const [name, file] of late) if (!homes.has(name) && !next.has(name)) next.set(name, file)
    late = new Map()
    frontier = next
  }
  for (const name of graph.keys()) if (!homes.has(name)) share(name, graph, homes)
  return homes
}

function usersOf(graph: ReadonlyMap<string, Set<string>>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>([...graph.keys()].map((name) => [name, new Set()]))
  for (const [name, used] of graph) for (const other of used) users.get(other)?.add(name)
  return users
}

/** Moves a component to the shared file, and with it all that it needs: the shared file imports no other. */
export function share(name: string, graph: ReadonlyMap<string, Set<string>>, homes: Map<string, string>): void {
  if (homes.get(name) === sharedFile) return
  homes.set(name, sharedFile)
  for (const used of graph.get(name) ?? []) share(used, graph, homes)
}

/** The components by which files import each other in a circle; empty if none do. */
function findCycle(graph: ReadonlyMap<string, Set<string>>, homes: ReadonlyMap<string, string>): Set<string> {
  const imports = new Map<string, Set<string>>()
  for (const [name, used] of graph) {
    const file = homes.get(name)!
    for (const other of used) {
      const target = homes.get(other)
      if (target === undefined || target === file) continue
      const before = imports.get(file)
      if (before === undefined) imports.set(file, new Set([target]))
      else before.add(target)
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true
    if (seen.has(from)) return false
    seen.add(from)
    return [...(imports.get(from) ?? [])].some((next) => reaches(next, to, seen))
  }
  const found = new Set<string>()
  for (const [name, used] of graph) {
    const file = homes.get(name)!
    for (const other of used) {
      const target = homes.get(other)
      if (target !== undefined && target !== file && reaches(target, file)) found.add(other)
    }
  }
  return found
}
