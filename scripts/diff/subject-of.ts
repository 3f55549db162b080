/**
 * The subject of a JSON pointer into an OpenAPI document, as the changelog names it: `Contact.parent_bsuid` for a
 * property of a component, `DELETE /v1/labels/{id}` for an operation, `webhook.test` for a webhook.
 *
 * @param pointer such as `#/components/schemas/Contact/properties/parent_bsuid`
 */
export function subjectOf(pointer: string): string {
  return subjectAndRest(pointer).subject
}

/** The subject of a pointer, and the keys of the part of it that the pointer ends at: `responses`, `201`, `headers`. */
export function subjectAndRest(pointer: string): { subject: string; rest: string[] } {
  const [part, ...keys] = keysOf(pointer)
  if (part === 'components') return withProperties(keys[1] ?? part, keys.slice(2))
  if (part === 'paths' && keys[1] !== undefined)
    return { subject: `${keys[1].toUpperCase()} ${keys[0]}`, rest: keys.slice(2) }
  if (part === 'paths' || part === 'webhooks') return { subject: keys[0] ?? part, rest: keys.slice(1) }
  return { subject: [part, ...keys].join('.'), rest: [] }
}

function withProperties(component: string, keys: readonly string[]) {
  const names: string[] = []
  let rest = [...keys]
  for (let index = 0; index < keys.length; index++) {
    if (keys[index] !== 'properties' || keys[index + 1] === undefined) continue
    names.push(keys[++index]!)
    rest = keys.slice(index + 1)
  }
  return { subject: [component, ...names].join('.'), rest }
}

/** The keys of a JSON pointer, with or without `#`. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
