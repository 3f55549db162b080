import type { Api, Operation } from './api.ts'
import { schemaGraph, schemasIn } from './schema-graph.ts'

/** For each component, the ones that it refers to. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

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
  for (;;) {
    const circles = findCircles(graph, homes)
    if (circles.length === 0) return homes
    // The smallest of each circle: most end with an id or another leaf.
    for (const circle of circles) share(smallestOf(circle, graph, homes), graph, homes)
  }
}

/** The component with which the fewest others move to the shared file. */
function smallestOf(names: ReadonlySet<string>, graph: Graph, homes: ReadonlyMap<string, string>): string {
  let [smallest] = names as Set<string>
  let least = Number.POSITIVE_INFINITY
  for (const name of names) {
    const weight = weightOf(name, graph, homes, least)
    if (weight < least) [smallest, least] = [name, weight]
  }
  return smallest!
}

/** How many components move with one; counting ends at `limit`. */
function weightOf(name: string, graph: Graph, homes: ReadonlyMap<string, string>, limit: number): number {
  const moving = new Set([name])
  for (const next of moving) {
    if (moving.size >= limit) break
    for (const used of graph.get(next) ?? []) if (homes.get(used) !== sharedFile) moving.add(used)
  }
  return moving.size
}

/** A file name for a tag. */
export function fileOfTag(tag: string): string {
  const name = tag.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll(/[^A-Za-z0-9]+/g, '-')
  const file = name.replaceAll(/^-+|-+$/g, '').toLowerCase()
  return file === '' || file === sharedFile ? `tag-${file}` : file
}

function nearestTags(api: Api, graph: Graph): Map<string, string> {
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

function usersOf(graph: Graph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>([...graph.keys()].map((name) => [name, new Set<string>()]))
  for (const [name, used] of graph) for (const other of used) users.get(other)?.add(name)
  return users
}

/** Moves a component to the shared file, and with it all that it needs: the shared file imports no other. */
export function share(name: string, graph: Graph, homes: Map<string, string>): void {
  if (homes.get(name) === sharedFile) return
  homes.set(name, sharedFile)
  for (const used of graph.get(name) ?? []) share(used, graph, homes)
}

/** For each circle of files that import each other, the components that they import; none if there is no circle. */
function findCircles(graph: Graph, homes: ReadonlyMap<string, string>): Set<string>[] {
  const imports = new Map<string, Map<string, Set<string>>>()
  for (const [name, used] of graph) {
    const file = homes.get(name)!
    for (const other of used) {
      const target = homes.get(other)
      if (target === undefined || target === file || target === sharedFile) continue
      const targets = imports.get(file) ?? new Map<string, Set<string>>()
      imports.set(file, targets)
      targets.set(target, (targets.get(target) ?? new Set()).add(other))
    }
  }
  const circleOf = circlesOf(imports)
  const found = new Map<number, Set<string>>()
  for (const [file, targets] of imports) {
    for (const [target, names] of targets) {
      const circle = circleOf.get(file)
      if (circle === undefined || circle !== circleOf.get(target)) continue
      found.set(circle, (found.get(circle) ?? new Set()).union(names))
    }
  }
  return [...found.values()]
}

/** The number of the circle that each file is in: files that reach each other have one number (Tarjan). */
function circlesOf(imports: ReadonlyMap<string, ReadonlyMap<string, unknown>>): Map<string, number> {
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const circles = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string) => {
    const index = indexes.size
    indexes.set(file, index)
    lowest.set(file, index)
    stack.push(file)
    for (const target of imports.get(file)?.keys() ?? []) {
      if (!indexes.has(target)) visit(target)
      if (!circles.has(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!))
    }
    if (lowest.get(file) !== index) return
    for (const member of stack.splice(stack.indexOf(file))) circles.set(member, index)
  }
  for (const file of imports.keys()) if (!indexes.has(file)) visit(file)
  return circles
}
