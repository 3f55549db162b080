import type { Operation } from '../analyze/api.ts'
import { camelCase, identifier, isUsableName, pascalCase } from '../read/identifier-of.ts'
import { uniqueNames } from '../read/unique-names.ts'
import { isRedirect } from './responses.ts'

/** Members of a client, or of its queries, beside the groups, and of a group beside its methods. */
const ofClients = ['raw', 'key']
const ofGroups = ['key']
/** Arguments after the path parameters. */
const ofMethods = ['body', 'query', 'options']

/** The names of the groups of methods by tag: `webhook-deliveries` becomes `webhookDeliveries`. */
export function groupNames(tags: Iterable<string>): Map<string, string> {
  return uniqueNames(tags, { propose: (tag) => memberOf(camelCase(tag), 'tag'), taken: ofClients })
}

/** The names of the methods of a group by operationId. A redirect has the name of its URL. @param tags of the document */
export function methodNames(operations: readonly Operation[], tags: readonly string[]): Map<string, string> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  return uniqueNames(byId.keys(), { propose: (id) => methodName(byId.get(id)!, tags), taken: ofGroups })
}

/** The names of the arguments of path parameters: `phone_number_id` becomes `phoneNumberId`. */
export function argumentNames(parameters: Iterable<string>): Map<string, string> {
  const propose = (name: string) => {
    const camel = camelCase(name)
    return isUsableName(camel) ? camel : `param${pascalCase(name)}`
  }
  return uniqueNames(parameters, { propose, taken: ofMethods })
}

/**
 * The operationId without the name of its tag: `listContacts` becomes `list`, `attachContactLabel` becomes
 * `attachLabel`. `createBookingPayment` keeps it: it creates no booking. `getContacts` is `list` too, beside `getContact`. A redirect is named by what it leads to: `getMessageMedia` becomes `mediaUrl`.
 */
function methodName(operation: Operation, tags: readonly string[]): string {
  const [plural, singular] = nounsOf(operation.tags[0]!)
  const id = camelCase(operation.id)
  if (operation.method === 'GET' && id === `get${plural}` && plural !== singular) return 'list'
  const shorter = singular === '' ? id : id.replace(new RegExp(`(?:${plural}|${singular})(?![a-z])`), '')
  const rest = id.startsWith(shorter)
    ? shorter.replace(/^(?:create|add|get|list|find|update|replace|delete|remove)/, '')
    : id
  const isOfOther = tags.flatMap(nounsOf).includes(rest)
  const name = memberOf(identifier.test(shorter) && !isOfOther ? shorter : id, 'call')
  return isRedirect(operation) ? `${camelCase(name.replace(/^get/, '')) || name}Url` : name
}

/** The plural and the singular of what a tag names. */
function nounsOf(tag: string): [plural: string, singular: string] {
  const plural = pascalCase(tag)
  return [plural, plural.replace(/ies$/, 'y').replace(/s$/, '')]
}

/** Reserved words may be members, but digits may not start one. */
function memberOf(name: string, word: string): string {
  return identifier.test(name) ? name : `${word}${pascalCase(name)}`
}
