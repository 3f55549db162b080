import type { Json } from '../read/json.ts'

/**
 * Whether the lists of `x-exactly-one-of` reject values that were valid: a list may not lose a name, and may gain only names of new
 * properties.
 *
 * @param isNew whether the property is new, so that no client sends it yet
 */
export function rejectsMore(
  before: Json | undefined,
  after: Json | undefined,
  isNew: (name: string) => boolean,
): boolean {
  return listsOf(after).some(
    (list) =>
      !listsOf(before).some(
        (former) =>
          former.every((name) => list.includes(name)) && list.every((name) => former.includes(name) || isNew(name)),
      ),
  )
}

/** A flat list of names is one list. */
function listsOf(value: Json | undefined): string[][] {
  if (!Array.isArray(value)) return []
  return value.some(Array.isArray) ? value.map((list) => [list].flat().map(String)) : [value.map(String)]
}
