import type { z } from 'zod'

/** The type of a variable: which texts are allowed, and how they are parsed. */
export interface Kind<Value> {
  /** Parses the text. Error messages show only `params.detail` of an issue: which part is wrong. */
  readonly schema: z.ZodType<Value, string>
  /** What the text must be, with its unit. Completes the sentence "it must be …". */
  readonly allowed: string
}
