/**
 * Finds text that PostgreSQL refuses or would silently replace: NUL and lone surrogates, in strings and in keys, at any
 * depth. Objects are only looked at, never rebuilt.
 *
 * @param value what a request brought: parameters, or a body that was parsed from JSON
 * @param place how its place is called in errors; '' for a body
 * @returns the place of the first such text (`name`, `contact_ids[3]`, `metadata.plan`), or undefined
 */
export function findUnstorableText(value: unknown, place = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : place
  if (typeof value !== 'object' || value === null) return undefined
  // A stack of its own: the depth of a body is the sender's choice.
  const pending: { value: object; place: string }[] = [{ value, place }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const [key, child] of Object.entries(next.value)) {
      const childPlace = placeOf(next, key)
      if (!isStorable(key)) return next.place === '' ? 'body' : next.place
      if (typeof child === 'string' && !isStorable(child)) return childPlace
      if (typeof child === 'object' && child !== null) pending.push({ value: child, place: childPlace })
    }
  }
  return undefined
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function placeOf(parent: { value: object; place: string }, key: string): string {
  if (Array.isArray(parent.value)) return `${parent.place}[${key}]`
  return parent.place === '' ? key : `${parent.place}.${key}`
}
