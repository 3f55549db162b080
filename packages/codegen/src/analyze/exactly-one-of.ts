import { asObject, type Json, type JsonType } from '../read/json.ts'

/**
 * The names in `oneOf: [{required: [a]}, {required: [b]}, …]`. Such an object stays one schema: a union would repeat it
 * for each name, and its error could not name the missing or extra field.
 */
export function exactlyOneOf(options: Json, types: ReadonlySet<JsonType> | undefined): string[] | undefined {
  if (types?.size !== 1 || !types.has('object') || !Array.isArray(options)) return undefined
  const names = options.map((option) => {
    const { required, ...others } = asObject(option)
    const isBare = Object.keys(others).length === 0 && Array.isArray(required) && required.length === 1
    return isBare && typeof required[0] === 'string' ? required[0] : undefined
  })
  if (names.includes(undefined) || new Set(names).size < names.length) return undefined
  return names as string[]
}

/** Reads the extension `x-exactly-one-of`: `[a, b]`, or several such lists. Returns undefined if it is invalid. */
export function exactlyOneGroups(value: Json | undefined): string[][] | undefined {
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length === 0) return undefined
  const groups = value.every((entry) => typeof entry === 'string') ? [value] : value
  const isGroup = (group: Json) =>
    Array.isArray(group) && group.length > 1 && group.every((name) => typeof name === 'string') && !hasTwins(group)
  return groups.every(isGroup) ? (groups as string[][]) : undefined
}

function hasTwins(names: readonly Json[]): boolean {
  return new Set(names).size < names.length
}
