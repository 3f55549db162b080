import { z } from 'zod'

// The parts of a payload that the contract types. They are passed on as they were received: the shapes only decide whether they are of
// the documented form.

const text = z.string().optional()
const number = z.number().optional()
const error = z.object({
  code: z.int(),
  title: text,
  message: text,
  error_data: z.object({ details: text }).optional(),
  href: text,
})
const callPermission = z.object({
  response: text,
  is_permanent: z.boolean().optional(),
  expiration_timestamp: z.int().optional(),
  response_source: text,
})

/** The parts that are named after the type of their message. */
export const contentShapes = {
  location: z.object({ latitude: z.number(), longitude: z.number(), name: text, address: text, url: text }),
  contacts: z.array(
    z.object({
      name: z.object({ formatted_name: text, first_name: text, last_name: text }).optional(),
      phones: z.array(z.object({ phone: text, wa_id: text, type: text })).optional(),
      emails: z.array(z.object({ email: text, type: text })).optional(),
      origin: text,
    }),
  ),
  order: z.object({
    catalog_id: text,
    text,
    product_items: z
      .array(z.object({ product_retailer_id: text, quantity: number, item_price: number, currency: text }))
      .optional(),
  }),
  button: z.object({ text, payload: text }),
  interactive: z.object({
    type: text,
    button_reply: z.object({ id: text, title: text }).optional(),
    list_reply: z.object({ id: text, title: text, description: text }).optional(),
    nfm_reply: z.object({ name: text, body: text, response_json: text }).optional(),
    call_permission_reply: callPermission.optional(),
  }),
  reaction: z.object({ message_id: text, emoji: text }),
}

/** The other parts of messages. */
export const attributeShapes = {
  referral: z.object({
    source_type: text,
    source_id: text,
    source_url: text,
    headline: text,
    body: text,
    media_type: text,
    image_url: text,
    video_url: text,
    thumbnail_url: text,
    ctwa_clid: text,
    welcome_message: z.object({ text }).optional(),
  }),
  context: z.object({
    forwarded: z.boolean().optional(),
    frequently_forwarded: z.boolean().optional(),
    referred_product: z.object({ catalog_id: text, product_retailer_id: text }).optional(),
  }),
  errors: z.array(error),
}

const shapes: Readonly<Record<string, z.ZodType>> = { ...contentShapes, ...attributeShapes }

/**
 * Checks the parts that the contract types. A null field is left out. A part of another form becomes a part of `unreadable`, so that it is
 * neither lost nor misread.
 */
export function checkParts(payload: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const parts = Object.entries(payload).map(([name, value]) => readPart(name, value))
  const some = (isReadable: boolean) =>
    Object.fromEntries(parts.filter((part) => part.isReadable === isReadable).map(({ name, value }) => [name, value]))
  return parts.every(({ isReadable }) => isReadable) ? some(true) : { ...some(true), unreadable: some(false) }
}

function readPart(name: string, value: unknown) {
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
  if (shape === undefined || shape.safeParse(value).success) return { name, value, isReadable: true }
  const present = withoutNulls(value)
  return shape.safeParse(present).success
    ? { name, value: present, isReadable: true }
    : { name, value, isReadable: false }
}

function withoutNulls(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_name, each) => each ?? undefined)
}
