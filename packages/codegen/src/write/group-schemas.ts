import type { Api, Operation } from '../analyze/api.ts'
import { sharedFile, unusedFile } from '../analyze/assign-names.ts'
import { schemaGraph, schemasIn } from '../read/schema-graph.ts'

/** Maps each component to the components that it refers to, or each file to its imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Assigns each component schema to a file: that of the tag whose operations use it most directly, `shared` if several
 * files use it, or `unused`. The files have no circular imports.
 */
export function groupSchemas(api: Api): Map<string, string> {
  const graph = schemaGraph(api.document)
  const homes = nearestTags(api, graph)
  const users = usersOf(graph)
  for (const [name, direct] of users) {
    const files = new Set([homes.get(name), ...[...direct].map((user) => homes.get(user))])
    files.delete(unusedFile)
    if (files.size > 2) share(name, graph, homes)
  }
  for (;;) {
    const cycles = findCycles(graph, homes)
    if (cycles.length === 0) return homes
    for (const cycle of cycles) {
      if (moveWrappers(cycle.importers, users, graph, homes)) continue
      // Share the smallest imported component: most cycles end with an id or another leaf.
      share(smallestOf(cycle.imported, graph, homes), graph, homes)
    }
  }
}

/**
 * Moves components that no other uses, such as responses, to the file of all their references. This breaks a cycle without
 * moving the components they wrap to the shared file.
 */
function moveWrappers(names: ReadonlySet<string>, users: Graph, graph: Graph, homes: Map<string, string>): boolean {
  let moved = false
  for (const name of names) {
    const files = new Set([...(graph.get(name) ?? [])].map((used) => homes.get(used)!))
    files.delete(sharedFile)
    if (users.get(name)?.size !== 0 || files.size !== 1 || files.has(homes.get(name)!)) continue
    homes.set(name, [...files][0]!)
    moved = true
  }
  return moved
}

/** The component that takes the fewest others along to the shared file. */
function smallestOf(names: ReadonlySet<string>, graph: Graph, homes: ReadonlyMap<string, string>): string {
  let [smallest] = names as Set<string>
  let least = Number.POSITIVE_INFINITY
  for (const name of names) {
    const weight = weightOf(name, graph, homes, least)
    if (weight < least) [smallest, least] = [name, weight]
  }
  return smallest!
}

/** The number of components that move with one, counted up to `limit`. */
function weightOf(name: string, graph: Graph, homes: ReadonlyMap<string, string>, limit: number): number {
  const moving = new Set([name])
  for (const next of moving) {
    if (moving.size >= limit) break
    for (const used of graph.get(next) ?? []) if (homes.get(used) !== sharedFile) moving.add(used)
  }
  return moving.size
}

function nearestTags(api: Api, graph: Graph): Map<string, string> {
  const homes = new Map<string, string>()
  // A tag that only webhooks use has no file.
  const fileOf = (tag: string) => api.names.tags.get(tag)?.file ?? sharedFile
  const usedDirectly = (operations: readonly Operation[]) => {
    const found = new Map<string, string>()
    for (const { authored, tags } of operations) {
      for (const name of schemasIn(authored, api.document)) if (!found.has(name)) found.set(name, fileOf(tags[0]!))
    }
    return found
  }
  let frontier = usedDirectly(api.operations)
  // Webhooks start one step later, so that a resource of an operation belongs to the tag of that operation.
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
  for (const name of graph.keys()) if (!homes.has(name)) homes.set(name, unusedFile)
  return homes
}

function usersOf(graph: Graph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>([...graph.keys()].map((name) => [name, new Set<string>()]))
  for (const [name, used] of graph) for (const other of used) users.get(other)?.add(name)
  return users
}

/** Moves a component and its dependencies to the shared file, which imports no other file. */
export function share(name: string, graph: Graph, homes: Map<string, string>): void {
  if (homes.get(name) === sharedFile) return
  homes.set(name, sharedFile)
  for (const used of graph.get(name) ?? []) share(used, graph, homes)
}

/** Files with circular imports. */
interface Cycle {
  /** Components that refer to another file of the cycle. */
  readonly importers: Set<string>
  /** The components in other files that they refer to. */
  readonly imported: Set<string>
}

function findCycles(graph: Graph, homes: ReadonlyMap<string, string>): Cycle[] {
  const imports = new Map<string, Set<string>>()
  const references: { name: string; other: string }[] = []
  for (const [name, used] of graph) {
    const file = homes.get(name)!
    for (const other of used) {
      const target = homes.get(other)
      if (target === undefined || target === file || target === sharedFile) continue
      imports.set(file, (imports.get(file) ?? new Set()).add(target))
      references.push({ name, other })
    }
  }
  const cycleOf = cyclesOf(imports)
  const found = new Map<string, Cycle>()
  for (const { name, other } of references) {
    const first = cycleOf.get(homes.get(name)!)
    if (first === undefined || first !== cycleOf.get(homes.get(other)!)) continue
    const cycle = found.get(first) ?? { importers: new Set(), imported: new Set() }
    found.set(first, cycle)
    cycle.importers.add(name)
    cycle.imported.add(other)
  }
  return [...found.values()]
}

/** Maps each file of an import cycle to the first file of that cycle. */
function cyclesOf(imports: Graph): Map<string, string> {
  const reached = new Map([...imports.keys()].map((file) => [file, reachableFrom(file, imports)]))
  const cycles = new Map<string, string>()
  for (const [file, others] of reached) {
    if (cycles.has(file) || !others.has(file)) continue
    for (const other of others) if (reached.get(other)?.has(file)) cycles.set(other, file)
  }
  return cycles
}

/** Everything that a name refers to, directly or indirectly. */
export function reachableFrom(name: string, graph: Graph): Set<string> {
  const reached = new Set(graph.get(name))
  // The set grows during the iteration.
  for (const next of reached) for (const target of graph.get(next) ?? []) reached.add(target)
  return reached
}
