import type { Bom, BomComponent } from './bom.ts'

/** The whole that consists of several programs. */
export interface Product {
  readonly name: string
  readonly version: string
  /** When it was made, in ISO 8601. */
  readonly timestamp: string
}

/** Makes one document of those of a product's programs. The product depends on its programs. */
export function mergeBoms({ name, version, timestamp }: Product, boms: readonly Bom[]): Bom {
  const programs = boms.flatMap(({ metadata }) => metadata?.component ?? [])
  const root = { type: 'application', name, version, 'bom-ref': name } as BomComponent
  const components = new Map(
    [...programs, ...boms.flatMap((bom) => bom.components ?? [])].map((each) => [each['bom-ref'] ?? each.name, each]),
  )
  const dependencies = new Map([[name, new Set(programs.map((program) => program.name))]])
  for (const { ref, dependsOn = [] } of boms.flatMap((bom) => bom.dependencies ?? []))
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...dependsOn]))
  return {
    ...(boms[0] as Bom),
    metadata: { timestamp, component: root },
    components: sorted(components).map(([, component]) => component),
    compositions: boms.flatMap((bom) => bom.compositions ?? []),
    dependencies: sorted(dependencies).map(([ref, targets]) => ({ ref, dependsOn: [...targets].sort() })),
  }
}

function sorted<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([one], [other]) => (one < other ? -1 : 1))
}
