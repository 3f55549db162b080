import { z } from 'zod'
import { fileTypes } from '../media-store.ts'
import type { PhoneNumber } from '../model.ts'
import type { State } from '../state.ts'
import { findWaba } from '../wabas.ts'
import { checkTemplate, type SentTemplate } from './check-template.ts'
import { knownError, type ProviderErrorParts } from './provider-error.ts'

const title = (max: number) => z.string().min(1).max(max)
const text = z.object({ body: z.string().min(1).max(4096), preview_url: z.boolean().optional() })
const source = z.object({ id: z.string().optional(), link: z.url({ protocol: /^https?$/ }).optional() })
const captioned = source.extend({ caption: z.string().max(1024).optional() })
const footer = z.object({ text: title(60) }).optional()
const envelope = { header: z.looseObject({}).optional(), body: z.object({ text: title(1024) }), footer }
const button = z.object({ type: z.literal('reply'), reply: z.object({ id: title(256), title: title(20) }) })
const row = z.object({ id: title(200), title: title(24), description: z.string().max(72).optional() })
const section = z.object({ title: title(24).optional(), rows: z.array(row).min(1) })
const namedAction = z.looseObject({ name: z.string(), parameters: z.looseObject({}).optional() })

const interactive = z.discriminatedUnion('type', [
  z.object({ type: z.literal('button'), ...envelope, action: z.object({ buttons: z.array(button).min(1).max(3) }) }),
  z.object({
    type: z.literal('list'),
    ...envelope,
    action: z
      .object({ button: title(20), sections: z.array(section).min(1).max(10) })
      .refine(({ sections }) => sections.flatMap(({ rows }) => rows).length <= 10, 'Max 10 rows in total'),
  }),
  z.object({ type: z.literal('cta_url'), ...envelope, action: namedAction }),
  z.object({ type: z.literal('flow'), ...envelope, action: namedAction }),
  z.object({ type: z.literal('location_request_message'), ...envelope, action: namedAction }),
  z.object({
    type: z.literal('request_contact_info'),
    ...envelope,
    action: z.object({ name: z.literal('request_contact_info') }),
  }),
])

export type Interactive = z.output<typeof interactive>

const contents = {
  text,
  image: captioned,
  video: captioned,
  audio: source,
  sticker: source,
  document: captioned.extend({ filename: z.string().optional() }),
  location: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
    name: z.string().optional(),
    address: z.string().optional(),
  }),
  contacts: z.array(z.looseObject({ name: z.looseObject({ formatted_name: z.string().min(1) }) })).min(1),
  reaction: z.object({ message_id: z.string().min(1), emoji: z.string().optional() }),
  interactive,
  template: z.looseObject({
    name: z.string().min(1),
    language: z.looseObject({ code: z.string().min(1) }),
    components: z.array(z.looseObject({ type: z.string() })).optional(),
  }),
} as const

const messageBody = z.looseObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.enum(['individual', 'group']).optional(),
  to: z.string().optional(),
  recipient: z.string().optional(),
  type: z.string().default('text'),
  context: z.object({ message_id: z.string().min(1) }).optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
})

/** A send as the provider parses it. */
export interface SendRequest {
  readonly isToGroup: boolean
  /** The customer, or the group. */
  readonly customerId: string
  readonly type: string
  /** The field that is named after the type, and `context`. */
  readonly content: Readonly<Record<string, unknown>>
  readonly callbackData: string | undefined
  /** The category of a template; undefined for another message. */
  readonly category: string | undefined
}

type Checked = { readonly request: SendRequest } | { readonly error: ProviderErrorParts }

/** Checks a send by the provider's rules. */
export function checkMessage(state: State, number: PhoneNumber, json: unknown): Checked {
  const body = messageBody.safeParse(json)
  if (!body.success) return { error: parameterError(body.error) }
  const { type, context, biz_opaque_callback_data: callbackData, to, recipient, recipient_type } = body.data
  const customerId = to || recipient
  if (customerId === undefined) return { error: { code: 100, message: '(#100) The parameter to is required.' } }
  if (!Object.hasOwn(contents, type)) {
    const known = Object.keys(contents).join(', ').toUpperCase()
    return { error: { code: 100, message: `(#100) Param type must be one of {${known}}` } }
  }
  const name = type as keyof typeof contents
  const content = contents[name].safeParse(body.data[name])
  if (!content.success) return { error: parameterError(content.error, name) }
  const value = body.data[name] as Record<string, unknown>
  const shaped = { [name]: value, ...(context !== undefined && { context: { id: context.message_id } }) }
  const isToGroup = recipient_type === 'group'
  const request = { isToGroup, customerId, type: name, content: shaped, callbackData, category: undefined }
  if (name === 'template') {
    const templates = findWaba(state, number.wabaId)?.templates ?? []
    const template = checkTemplate(templates, value as unknown as SentTemplate, to === undefined)
    return 'error' in template ? template : { request: { ...request, category: template.category } }
  }
  const file = fileOf(name, value)
  const error = file === undefined ? undefined : checkSource(state, number, file)
  return error === undefined ? { request } : { error }
}

/** The file of a message, or of the header of an interactive one. */
function fileOf(name: string, value: Record<string, unknown>): Record<string, unknown> | undefined {
  if (fileTypes.has(name)) return value
  const header = name === 'interactive' ? (value.header as Record<string, unknown> | undefined) : undefined
  const type = String(header?.type)
  return fileTypes.has(type) ? ((header?.[type] ?? {}) as Record<string, unknown>) : undefined
}

function checkSource(
  state: State,
  number: PhoneNumber,
  { id, link }: Record<string, unknown>,
): ProviderErrorParts | undefined {
  if ((id === undefined) === (link === undefined)) return knownError(131009, 'Either id or link is required.')
  if (id === undefined || state.media.find(String(id))?.phoneNumberId === number.id) return undefined
  return knownError(131009, `Media with the id ${id} does not exist.`)
}

function parameterError(error: z.ZodError, under?: string): ProviderErrorParts {
  const [issue] = error.issues
  const path = [under, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.')
  const missing = issue?.code === 'invalid_type' && /undefined/.test(issue.message)
  if (missing) return knownError(131008, `Parameter ${path} is required.`)
  return { code: 100, message: '(#100) Invalid parameter', details: `${path}: ${issue?.message}` }
}
