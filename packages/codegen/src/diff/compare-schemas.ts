import type { Node } from './alternatives.ts'
import type { Direction, Effect } from './change.ts'
import { compareShapes } from './compare-shapes.ts'
import type { Comparison } from './comparison.ts'
import { matchShapes } from './match-shapes.ts'
import type { Finding, Pair, Sources } from './report.ts'
import { type Meaning, meaningOf, type Shape } from './shape.ts'

/** Compares schemas. Each pair is compared once for each direction. */
export class SchemaComparer {
  readonly #sources: Sources
  readonly #known = new Map<string, Comparison>()

  constructor(sources: Sources) {
    this.#sources = sources
  }

  compare(nodes: Pair<Node>, direction: Direction): Comparison {
    const pointers = [nodes.base, nodes.revision].map((node) => node.map(({ pointer }) => pointer).join(' '))
    const key = [direction, ...pointers].join('\n')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const comparison: Comparison = { findings: [], inside: [] }
    this.#known.set(key, comparison)
    const meanings = {
      base: meaningOf(nodes.base, this.#sources.base),
      revision: meaningOf(nodes.revision, this.#sources.revision),
    }
    this.#compareMeanings(meanings, direction, comparison)
    return comparison
  }

  #compareMeanings({ base, revision }: Pair<Meaning>, direction: Direction, comparison: Comparison): void {
    const add = (effect: Effect, text: string) =>
      comparison.findings.push({
        effect,
        direction,
        at: { base: base.pointer, revision: revision.pointer },
        text,
      })
    if (base.nullable && !revision.nullable) add('narrowed', '{place} may no longer be null')
    if (!base.nullable && revision.nullable) add('widened', '{place} may be null now')
    const compare = (shapes: Pair<Shape>) =>
      compareShapes(shapes, { direction, grows: base.grows, compare: (nodes) => this.compare(nodes, direction) })
    const { pairs, removed, added } = matchShapes(base.shapes, revision.shapes, {
      isPartOf: (shapes) => !hasEffect(compare(shapes), narrowing),
      contains: (shapes) => !hasEffect(compare(shapes), widening),
    })
    for (const pair of pairs) comparison.inside.push(compare(pair))
    const [shrunk, grown] = base.grows ? (['shrunk', 'grown'] as const) : (['narrowed', 'widened'] as const)
    for (const shape of removed) add(shrunk, `{place}: the option ${nameOf(shape)} was removed`)
    for (const shape of added) add(grown, `{place}: the option ${nameOf(shape)} was added`)
  }
}

const narrowing: ReadonlySet<Effect> = new Set(['narrowed', 'changed', 'removed', 'shrunk'])
const widening: ReadonlySet<Effect> = new Set(['widened', 'changed', 'added', 'grown', 'ignored'])

function hasEffect(
  { findings, inside }: Comparison,
  effects: ReadonlySet<Effect>,
  seen = new Set<Comparison>(),
): boolean {
  if (findings.some(({ effect }) => effects.has(effect))) return true
  return inside.some((each) => !seen.has(each) && hasEffect(each, effects, seen.add(each)))
}

/** All changes of a comparison. */
export function findingsIn(comparison: Comparison): Finding[] {
  const seen = new Set([comparison])
  // The set grows while it is read.
  for (const { inside } of seen) for (const each of inside) seen.add(each)
  return [...seen].flatMap(({ findings }) => findings)
}

function nameOf({ name, types }: Shape): string {
  return `\`${name === '' ? [...types].join(' or ') : name.split('/').at(-1)}\``
}
