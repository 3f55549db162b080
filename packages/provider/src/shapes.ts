import { z } from 'zod'

/** The end of the year 9999, the last one that RFC 3339 can represent. */
const maxUnixSeconds = 253_402_300_799

/** Seconds since 1970, as text or number → a date-time. */
export const unixTimestamp = z
  .union([
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
    z.int().min(0),
  ])
  .refine((seconds) => seconds <= maxUnixSeconds, 'not a timestamp')
  .transform((seconds) => new Date(seconds * 1000).toISOString())

/** Text that may be missing, null or empty → null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || null)

/** Digits with or without a plus → E.164. */
export const optionalNumber = optionalText.transform((text) =>
  text === null ? null : `+${text.replaceAll(/\D/g, '')}`,
)

/** An id as text or number. Its length is limited because it is an index key. */
export const id = z.union([z.string().min(1).max(256), z.number().transform(String)])

/** The provider's id of a group; null if missing or empty. Its length is limited because it is an index key. */
export const groupId = z
  .string()
  .max(256)
  .nullish()
  .transform((text) => text || null)

/** The provider's id of a message, `wamid.…`, of about sixty characters. */
export const wamid = z.string().min(1).max(512)

/** An object that is passed through unchanged: rebuilding would lose keys such as `__proto__`. */
export const anyObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

export const wireContact = z
  .object({
    profile: z.object({ name: optionalText, username: optionalText }).nullish(),
    wa_id: optionalText,
    user_id: optionalText,
    parent_user_id: optionalText,
  })
  .transform(({ profile, wa_id, user_id, parent_user_id }) => ({
    waId: wa_id,
    bsuid: user_id,
    parentBsuid: parent_user_id,
    name: profile?.name ?? null,
    username: profile?.username ?? null,
  }))

export type WireContact = z.output<typeof wireContact>

/** The first problem, in one line. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues
  return `${issue?.path.join('.') || 'it'}: ${issue?.message}`
}

/** JSON.stringify fails for values that are nested some thousands of levels deep. */
export const maxNestingDepth = 2_000

/** Whether arrays and objects are nested deeper than `levels`. */
export function isNestedBeyond(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((each) => isNestedBeyond(levels - 1, each))
}
