import { isCellName, mainCell } from '@channel/db'
import { InvalidArgumentError } from '@commander-js/extra-typings'
import { z } from 'zod'

/**
 * Creates an argument parser from a schema. An invalid argument ends the command with the schema's message and
 * status 2.
 */
function parserOf<Value>(schema: z.ZodType<Value>): (text: string) => Value {
  return (text) => {
    const result = schema.safeParse(text)
    if (!result.success) throw new InvalidArgumentError(result.error.issues[0]?.message ?? 'It is not valid.')
    return result.data
  }
}

const wholeNumber = (message: string, max: number, min = 0) =>
  z.string().regex(/^\d+$/, message).transform(Number).pipe(z.number().min(min, message).max(max, message))

/** An id of one kind: its prefix and a ULID. */
export const parseId = (prefix: string) =>
  parserOf(
    z
      .string()
      .regex(
        new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`),
        `It must be an id such as ${prefix}_01JQ4Z0N9V7T3C5R8M2K6X1WEB.`,
      ),
  )

/** A display name: 1 to 200 characters, not only blanks. */
export const parseName = parserOf(
  z
    .string()
    .max(200, 'It must have at most 200 characters.')
    .refine((text) => text.trim() !== '', 'It must not be empty.'),
)

export const parseEmail = parserOf(
  z.email('It must be an email address such as ada@example.com.').max(255, 'It must have at most 255 characters.'),
)

/** The name of a cell besides main. */
export const parseCell = parserOf(
  z
    .string()
    .refine(isCellName, 'It must be 1 to 40 characters of a-z, 0-9 and _, beginning with a letter.')
    .refine((name) => name !== mainCell, 'The cell main exists in any case.'),
)

export const parsePhoneNumber = parserOf(
  z.e164('It must be a number in E.164 form: +, country code and number, digits only, such as +4930123456.'),
)

export const parsePhoneNumberId = parserOf(z.string().regex(/^\d{6,20}$/, 'It must have 6 to 20 digits.'))

export const parseAccountNumber = parserOf(z.string().regex(/^\d{1,40}$/, 'It must have digits only.'))

/** A timestamp with an offset. Dates that do not exist are rejected. */
export const parseDateTime = parserOf(
  z.iso.datetime({ offset: true, error: 'It must be a date-time with an offset, such as 2027-01-31T12:00:00Z.' }),
)

const parseCount = parserOf(wholeNumber('It must be a whole number, 0 or more, or none.', 2_147_483_647))

/** A whole number, or `none` for no limit. (Not null, which commander treats as an option without a value.) */
export const parseLimit = (text: string): number | 'none' => (text === 'none' ? text : parseCount(text))

const parseDays = parserOf(wholeNumber('It must be a whole number of days, 1 to 36500, or forever.', 36_500, 1))

/** A number of retention days, or `forever`. (Not null, which commander treats as an option without a value.) */
export const parseRetention = (text: string): number | 'forever' => (text === 'forever' ? text : parseDays(text))

const imageTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' }

/** A local image file, and its media type. */
export const parseImage = parserOf(
  z
    .string()
    .regex(/\.(jpe?g|png)$/i, 'It must be the path of a .jpg or .png file.')
    .transform((path) => ({ path, mimeType: imageTypes[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? null })),
)

/** The class of an HTTP status. */
export const parseStatusClass = parserOf(z.enum(['2xx', '3xx', '4xx', '5xx'], 'It must be 2xx, 3xx, 4xx or 5xx.'))

/** The number of rows to list. */
export const parseRows = parserOf(wholeNumber('It must be a whole number from 1 to 1000.', 1000, 1))

/** A TCP port; 0 picks a free one. */
export const parsePort = parserOf(wholeNumber('It must be a whole number from 0 to 65535.', 65_535))

export const parseHost = parserOf(
  z.string().regex(/^[^\s/]+$/, 'It must be an IP address or a host name, such as 127.0.0.1.'),
)

export const parseUrl = parserOf(z.url({ protocol: /^https?$/, error: 'It must be an http or https URL.' }))

/** Since when events are listed: a time, or all of them. */
export const parseSince = (text: string) => (text === 'oldest' ? text : parseDateTime(text))

/** A secret of a webhook subscription. */
export const parseWebhookSecret = parserOf(
  z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/, 'It must be whsec_ and a key in base64, as a webhook secret is.'),
)
