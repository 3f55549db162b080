import { z } from 'zod'

/** The end of the year 9999, after which no date-time has a form that others read. */
const lastSecond = 253_402_300_799

/** Seconds since 1970, as text or number → a date-time. */
export const moment = z
  .union([
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
    z.int().min(0),
  ])
  .refine((seconds) => seconds <= lastSecond, 'no moment')
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

/** An id that is text, or a number. It is looked up, and no index holds one of any length. */
export const id = z.union([z.string().min(1).max(256), z.number().transform(String)])

/** The provider's id of a message, `wamid.…`; it has some sixty characters. */
export const wamid = z.string().min(1).max(512)

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

/** What is nested deeper than some thousands of levels cannot be written as JSON again. */
export const mostLevels = 2_000

/** Whether a value has more levels of lists and objects than so many. */
export function isNestedBeyond(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((each) => isNestedBeyond(levels - 1, each))
}
