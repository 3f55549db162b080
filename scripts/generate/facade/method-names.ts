import type { LocatedOperation } from '@channel/contract/read-document'

/** `webhook-deliveries` becomes `webhookDeliveries`. */
export function groupName(tag: string): string {
  return camelCase(tag)
}

/** `phone_number_id` and `webhook-deliveries` become `phoneNumberId` and `webhookDeliveries`. */
export function camelCase(name: string): string {
  return name.replaceAll(/[-_](\w)/g, (_match, letter: string) => letter.toUpperCase())
}

export function pascalCase(name: string): string {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/**
 * The operationId without the name of its resource: `listContacts` becomes `list`, `attachContactLabel` becomes
 * `attachLabel`. A redirect is named by what it leads to: `getMessageMedia` becomes `mediaUrl`.
 */
export function methodName({ operation }: LocatedOperation): string {
  const { operationId, tags, responses } = operation
  const plural = pascalCase(tags[0] ?? '')
  const singular = plural.replace(/ies$/, 'y').replace(/s$/, '')
  const name = operationId.replace(new RegExp(`(?:${plural}|${singular})(?![a-z])`), '')
  if (!('302' in responses)) return name
  const target = name.replace(/^get/, '')
  return `${target.charAt(0).toLowerCase()}${target.slice(1)}Url`
}
