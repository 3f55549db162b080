const isValue = (example) =>
  typeof example !== 'object' || example === null || Object.keys(example).some((key) => key.startsWith('$'))

/** The values of an example that are fields, each with its path and a label. */
export function fieldsOf(example) {
  const fields = valuesIn(example, []).filter(({ example: value }) => !('$is' in Object(value)))
  return fields.map((field, index) => {
    const isUnique = fields.every((other, at) => at === index || nameOf(other.path) !== nameOf(field.path))
    return { ...field, label: labelOf(field.path, isUnique) }
  })
}

function valuesIn(example, path) {
  if (isValue(example)) return [{ path, example }]
  return Object.entries(example).flatMap(([key, inner]) => valuesIn(inner, [...path, key]))
}

/**
 * The example with other values. Values that are undefined are left out, and so is what has none.
 *
 * @param read returns the value at a path, for the value of the example there
 */
export function fill(example, read, path = []) {
  if (isValue(example)) return read(path, example)
  const parts = Object.entries(example)
    .map(([key, inner]) => [key, fill(inner, read, [...path, key])])
    .filter(([, value]) => value !== undefined)
  if (parts.length === 0) return undefined
  return Array.isArray(example) ? parts.map(([, value]) => value) : Object.fromEntries(parts)
}

const isIndex = (key) => /^\d+$/.test(key)

export function nameOf(path) {
  return path.findLast((key) => !isIndex(key)) ?? 'json'
}

function labelOf(path, isUnique) {
  if (isUnique && nameOf(path) === 'body') return 'Text'
  const last = path.at(-1) ?? 'json'
  const words = isUnique ? [nameOf(path)] : path.slice(-2).map((key) => (isIndex(key) ? Number(key) + 1 : key))
  const text = (isIndex(last) && isUnique ? [nameOf(path)] : words).join(' ').replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
