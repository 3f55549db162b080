import { isObject } from '../read/json.ts'
import type { Node } from './alternatives.ts'
import type { Direction, Effect } from './change.ts'
import { compareShapes } from './compare-shapes.ts'
import { shown } from './compare-values.ts'
import type { Comparison } from './comparison.ts'
import { matchShapes } from './match-shapes.ts'
import type { Pair, Sources } from './report.ts'
import { type Meaning, meaningOf, type Shape } from './shape.ts'
import type { Located } from './source.ts'

/** Compares schemas. Each pair is compared once for each direction. */
export class SchemaComparer {
  readonly #sources: Sources
  readonly #known = new Map<string, Comparison>()

  constructor(sources: Sources) {
    this.#sources = sources
  }

  compare(nodes: Pair<Node>, direction: Direction): Comparison {
    const pointers = [nodes.base, nodes.revision].map((node) => node.map(keyOf).join(' '))
    const key = [direction, ...pointers].join('\n')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const comparison: Comparison = { findings: [], inside: [] }
    this.#known.set(key, comparison)
    const meaningsOf = (max?: number) => ({
      base: meaningOf(nodes.base, this.#sources.base, max),
      revision: meaningOf(nodes.revision, this.#sources.revision, max),
    })
    const combined = meaningsOf()
    // Both are compared in the same way.
    const isCombined = [combined.base, combined.revision].every(({ shapes }) =>
      shapes.every(({ unions }) => unions.length === 0),
    )
    const meanings = isCombined ? combined : meaningsOf(1)
    this.#compareMeanings(meanings, direction, comparison)
    return comparison
  }

  #compareMeanings({ base, revision }: Pair<Meaning>, direction: Direction, comparison: Comparison): void {
    this.#compareMappings({ base, revision }, direction, comparison)
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
      compareShapes(shapes, {
        direction,
        grows: base.grows,
        sources: this.#sources,
        compare: (nodes) => this.compare(nodes, direction),
      })
    const { pairs, removed, added } = matchShapes(base.shapes, revision.shapes, {
      isPartOf: (shapes) => !hasEffect(compare(shapes), narrowing),
      contains: (shapes) => !hasEffect(compare(shapes), widening),
    })
    for (const pair of pairs) comparison.inside.push(compare(pair))
    const [shrunk, grown] = base.grows ? (['shrunk', 'grown'] as const) : (['narrowed', 'widened'] as const)
    for (const shape of removed) add(shrunk, `{place}: the option ${nameOf(shape)} was removed`)
    for (const shape of added) add(grown, `{place}: the option ${nameOf(shape)} was added`)
  }

  /** Compares the schemas of values of a discriminator. The name of a component means it without being listed. */
  #compareMappings({ base, revision }: Pair<Meaning>, direction: Direction, { findings, inside }: Comparison): void {
    const pointers = { base: base.pointer, revision: revision.pointer }
    for (const [value, target] of base.mapping) {
      const next = revision.mapping.get(value)
      if (next !== undefined) inside.push(this.compare({ base: [target], revision: [next] }, direction))
      else if (!isImplicit(value, target))
        findings.push({
          effect: base.grows ? 'shrunk' : 'narrowed',
          direction,
          at: pointers,
          text: `{place}: the value ${shown(value)} of the discriminator was removed`,
        })
    }
    for (const [value, target] of revision.mapping)
      if (!base.mapping.has(value) && !isImplicit(value, target))
        findings.push({
          effect: base.grows ? 'grown' : 'widened',
          direction,
          at: pointers,
          text: `{place}: the value ${shown(value)} of the discriminator was added`,
        })
  }
}

function isImplicit(name: string, { value }: Located): boolean {
  return isObject(value) && String(value.$ref).endsWith(`/${name}`)
}

/** A schema of which only a union is compared has the pointer of the whole one. */
function keyOf({ value, pointer }: Located): string {
  const keys = isObject(value) ? Object.keys(value) : []
  return keys.length === 1 ? `${pointer} ${keys[0]}` : pointer
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

function nameOf({ name, types }: Shape): string {
  return `\`${name === '' ? [...types].join(' or ') : name.split('/').at(-1)}\``
}
