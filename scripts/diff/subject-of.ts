/**
 * The subject of a JSON pointer into an OpenAPI document, as the changelog names it: `Contact.parent_bsuid` for a
 * property of a component, `DELETE /v1/labels/{id}` for an operation, `webhook.test` for a webhook.
 *
 * @param pointer such as `#/components/schemas/Contact/properties/parent_bsuid`
 */
export function subjectOf(pointer: string): string {
  const [part, ...keys] = keysOf(pointer)
  if (part === 'components') return [keys[1], ...propertiesIn(keys.slice(2))].join('.')
  if (part === 'paths' && keys[1] !== undefined) return `${keys[1].toUpperCase()} ${keys[0]}`
  if (part === 'paths' || part === 'webhooks') return keys[0] ?? part
  return [part, ...keys].join('.')
}

function propertiesIn(keys: readonly string[]): string[] {
  const names: string[] = []
  for (let index = 0; index < keys.length; index++) {
    if (keys[index] === 'properties' && keys[index + 1] !== undefined) names.push(keys[++index]!)
  }
  return names
}

/** The keys of a JSON pointer, with or without `#`. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
