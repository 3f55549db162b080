import type { z } from 'zod'

/** What the text of a variable may be. */
export interface Kind<Value> {
  /** Parses the text. Of an issue only `params.detail` is shown, which says which part is wrong. */
  readonly schema: z.ZodType<Value, string>
  /** Completes "it must be …", with the unit. */
  readonly allowed: string
}
