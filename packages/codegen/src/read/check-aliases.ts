import type { Json } from './json.ts'

/** Max values of a YAML document in which every alias is replaced by its anchor. */
const maxValues = 5_000_000

/** @throws Error if an anchor contains its own alias, or if the aliases make the document too large */
export function checkAliases(document: Json): void {
  if (expandedSize(document, new Map()) <= maxValues) return
  throw new Error(`The aliases expand to too large a document. ${advice}`)
}

const advice = 'Move the part to components, and refer to it with $ref.'

/** The number of values in `value`. @param sizes of the objects and lists visited before; undefined while one is visited */
function expandedSize(value: Json, sizes: Map<object, number | undefined>): number {
  if (typeof value !== 'object' || value === null) return 1
  const known = sizes.get(value)
  if (known !== undefined) return known
  if (sizes.has(value)) throw new Error(`An anchor contains its own alias. ${advice}`)
  sizes.set(value, undefined)
  let size = 1
  for (const part of Object.values(value)) size += expandedSize(part, sizes)
  sizes.set(value, size)
  return size
}
