import { parse } from 'yaml'
import { z } from 'zod'
import type { CoveredKind } from '../../src/published/rows.ts'

/** The names in the provider's OpenAPI document, each as `kind name`, sorted. It has no events of accounts. */
export interface DocumentNames {
  readonly version: string
  readonly names: readonly string[]
}

const values = z.object({ enum: z.array(z.string()) }).transform((schema) => schema.enum)
const schemas = z.object({
  Change: z.object({ properties: z.object({ field: values }) }),
  IncomingMessage: z.object({ discriminator: z.object({ mapping: z.record(z.string(), z.string()) }) }),
  Statuses: z.object({ properties: z.object({ status: values }) }),
})
const item = z.record(z.string(), z.unknown())
const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({ field: z.string(), value: z.object({ messages: z.array(item).default([]) }).loose() }),
      ),
    }),
  ),
})
const documentShape = z.object({
  info: z.object({ version: z.string() }),
  components: z.object({ schemas }),
  paths: z.object({ '/whatsapp/webhooks': z.unknown() }).loose(),
})

/**
 * Reads the names of the document (`business-messaging-api_v….yaml`). Its schemas of received messages refer to those
 * of sent ones by mistake, so that the attributes of messages are read from its examples.
 */
export function namesInDocument(text: string): DocumentNames {
  const document: unknown = parse(text)
  const { info, components, paths } = documentShape.parse(document)
  const { Change, IncomingMessage, Statuses } = components.schemas
  const changes = [...webhooksIn(paths['/whatsapp/webhooks'])].flatMap(({ entry }) =>
    entry.flatMap((each) => each.changes),
  )
  const messages = changes.flatMap(({ value }) => value.messages)
  const types = [...Object.keys(IncomingMessage.discriminator.mapping), ...messages.map(({ type }) => String(type))]
  const typesIn = (type: string) =>
    messages.filter((message) => message.type === type).map((message) => String(item.parse(message[type]).type))
  const named: Record<Exclude<CoveredKind, 'account_event'>, readonly (string | number)[]> = {
    field: [...Change.properties.field, ...changes.map(({ field }) => field)],
    message_type: types,
    message_attribute: messages.flatMap(attributesOf).filter((name) => !types.includes(name)),
    interactive_type: typesIn('interactive'),
    system_type: typesIn('system'),
    status: Statuses.properties.status,
    status_attribute: leafNames({ $ref: '#/components/schemas/Statuses' }, (reference) => resolve(document, reference)),
    error_code: [...errorCodesIn(document)],
  }
  const names = Object.entries(named).flatMap(([kind, list]) => list.map((name) => `${kind} ${name}`))
  return { version: info.version, names: [...new Set(names)].toSorted() }
}

/** The names of the properties of a schema that have none of their own, as `outer.inner`. */
export function leafNames(schema: unknown, resolved: (reference: string) => unknown = () => undefined): string[] {
  const { $ref, properties, items, anyOf } = shape.parse(schema)
  if ($ref !== undefined) return leafNames(resolved($ref), resolved)
  if (items !== undefined) return leafNames(items, resolved)
  const inner = anyOf?.find((each) => shape.safeParse(each).data?.type !== 'null')
  if (inner !== undefined) return leafNames(inner, resolved)
  return Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const below = leafNames(property, resolved)
    return below.length === 0 ? [name] : below.map((each) => `${name}.${each}`)
  })
}

const shape = z.object({
  $ref: z.string().optional(),
  type: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
})

function attributesOf(message: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(message).flatMap(([name, value]) =>
    name === 'context' ? Object.keys(item.parse(value)).map((each) => `context.${each}`) : [name],
  )
}

function* webhooksIn(value: unknown): Generator<z.output<typeof webhook>> {
  if (typeof value !== 'object' || value === null) return
  const { data } = webhook.safeParse(value)
  if (data !== undefined) yield data
  else for (const inner of Object.values(value)) yield* webhooksIn(inner)
}

/** The codes of all errors in examples. */
function* errorCodesIn(value: unknown): Generator<number> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const errors = name === 'error' ? [inner] : name === 'errors' && Array.isArray(inner) ? inner : []
    for (const error of errors) {
      const code: unknown = error?.code
      if (Number.isInteger(code)) yield code as number
    }
    yield* errorCodesIn(inner)
  }
}

function resolve(document: unknown, reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, key) => item.parse(value)[key], document)
}
