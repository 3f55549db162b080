import { isObject } from '../read/json.ts'
import type { Pair } from './report.ts'
import { nodesOf, type Shape } from './shape.ts'

/** The options of a union before and after. */
interface Matched {
  readonly pairs: Pair<Shape>[]
  /** Options whose values no other option accepts. */
  readonly removed: Shape[]
  readonly added: Shape[]
}

/** How the values of two shapes relate. */
interface Relations {
  /** Whether the new shape accepts every value of the old one. */
  isPartOf(shapes: Pair<Shape>): boolean
  /** Whether the old shape accepts every value of the new one. */
  contains(shapes: Pair<Shape>): boolean
}

/** Finds the option that each option has become. */
export function matchShapes(
  before: readonly Shape[],
  after: readonly Shape[],
  { isPartOf, contains }: Relations,
): Matched {
  if (before.length === 1 && after.length === 1) {
    return { pairs: [{ base: before[0]!, revision: after[0]! }], removed: [], added: [] }
  }
  const [bases, revisions] = [split(before), split(after)]
  const pairs: Pair<Shape>[] = []
  const match = (isMatch: (pair: Pair<Shape>) => boolean) => {
    for (const base of [...bases]) {
      const index = revisions.findIndex((revision) => isMatch({ base, revision }))
      if (index === -1) continue
      pairs.push({ base, revision: revisions[index]! })
      revisions.splice(index, 1)
      bases.splice(bases.indexOf(base), 1)
    }
  }
  match(({ base, revision }) => base.name !== '' && base.name === revision.name)
  match(({ base, revision }) => tagOf(base) !== '' && tagOf(base) === tagOf(revision))
  match((pair) => isPartOf(pair) && contains(pair))
  match(isPartOf)
  match(contains)
  const all = {
    before: [...pairs.map(({ base }) => base), ...bases],
    after: [...pairs.map(({ revision }) => revision), ...revisions],
  }
  if (bases.length === 1 && revisions.length === 1)
    match(
      ({ base, revision }) => [...base.types].join() === [...revision.types].join() && tagOf(base) === tagOf(revision),
    )
  return {
    pairs,
    removed: bases.filter((base) => !all.after.some((revision) => isPartOf({ base, revision }))),
    added: revisions.filter((revision) => !all.before.some((base) => contains({ base, revision }))),
  }
}

/** One shape for each type. */
function split(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => {
    if (shape.types.size < 2 || shape.values !== undefined) return [shape]
    return [...shape.types].map((type) => ({ ...shape, types: new Set([type]) }))
  })
}

/** The constants of an option's properties, such as `kind: text`. */
function tagOf(shape: Shape): string {
  const constants = [...nodesOf(shape, 'properties')].flatMap(([name, node]) => {
    const schema = node
      .map(({ value }) => value)
      .find((value) => isObject(value) && ('const' in value || 'enum' in value))
    if (!isObject(schema)) return []
    const values = 'const' in schema ? [schema.const] : [schema.enum].flat()
    return values.length === 1 ? [`${name}: ${JSON.stringify(values[0])}`] : []
  })
  return constants.sort().join()
}
