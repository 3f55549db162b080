import { keysOfPointer } from '../read/pointer.ts'

/** What a JSON pointer into a document points to, as people name it. */
interface Subject {
  /** `Contact.parent_bsuid` for a property of a component, `DELETE /v1/labels/{id}` for an operation, `webhook.test` for a webhook. */
  readonly subject: string
  /** The part of an operation or a webhook: `responses`, `201`, `name`. */
  readonly rest: readonly string[]
}

export function subjectOf(pointer: string): Subject {
  const [section = '', ...keys] = keysOfPointer(pointer)
  if (section === 'components') return { subject: [keys[1] ?? section, ...partsOf(keys.slice(2))].join('.'), rest: [] }
  if (section === 'paths' && keys.length > 1 && keys[1] !== 'parameters')
    return { subject: `${keys[1]!.toUpperCase()} ${keys[0]}`, rest: partsOf(keys.slice(2)) }
  if (section === 'paths') return { subject: keys[0] ?? section, rest: [] }
  if (section === 'webhooks') return { subject: keys[0] ?? section, rest: partsOf(keys.slice(2)) }
  return { subject: [section, ...keys].join('.'), rest: [] }
}

/** Keywords between a part and its name. Below `properties`, every key is a name. */
const between = new Set(['content', 'schema', 'items', 'additionalProperties', 'parameters', 'headers'])
const withIndex = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems'])

function partsOf(keys: readonly string[]): string[] {
  const parts: string[] = []
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]!
    if (key === 'properties') parts.push(...keys.slice(++index, index + 1))
    else if (key === 'content' || withIndex.has(key)) index++
    else if (!between.has(key)) parts.push(key)
  }
  return parts
}
