/** A name and those that it points to. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** One cycle for each name that closes one: the names on it, the first one again at the end. */
export function findCycles(graph: Graph): string[][] {
  const found: string[][] = []
  const finished = new Set<string>()
  function visit(name: string, path: readonly string[]): void {
    if (path.includes(name)) found.push([...path.slice(path.indexOf(name)), name])
    if (finished.has(name) || path.includes(name)) return
    for (const target of new Set(graph.get(name))) visit(target, [...path, name])
    finished.add(name)
  }
  for (const name of graph.keys()) visit(name, [])
  return found
}
