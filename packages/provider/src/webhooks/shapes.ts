import { z } from 'zod'

/** Seconds since 1970, as text or number → a date-time. */
export const moment = z
  .union([
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
    z.int().min(0).max(999_999_999_999),
  ])
  .transform((seconds) => new Date(seconds * 1000))
  .refine((date) => !Number.isNaN(date.getTime()), 'no moment')
  .transform((date) => date.toISOString())

/** Text that may be missing, null or empty → null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || null)

/** Digits with or without a plus → E.164. */
export const optionalNumber = optionalText.transform((text) =>
  text === null ? null : `+${text.replaceAll(/\D/g, '')}`,
)

/** An id that is text, or a number. */
export const id = z.union([z.string().min(1), z.number().transform(String)])

/** An object as it came: passed through and not rebuilt, which would lose keys such as `__proto__`. */
export const anyObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

export const contact = z
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

export type Contact = z.output<typeof contact>

/** What went wrong, in one line. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues
  return `${issue?.path.join('.') || 'it'}: ${issue?.message}`
}
