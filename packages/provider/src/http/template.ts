import { z } from 'zod'
import { anyObject, isNestedBeyond, maxNestingDepth } from '../shapes.ts'

/**
 * A message template as the provider has it. The provider may add values for status and category, so they are plain
 * text.
 */
export interface ProviderTemplate {
  readonly id: string
  readonly name: string
  readonly language: string
  /** Such as `APPROVED`, `PENDING` or `PAUSED`. */
  readonly status: string
  readonly category: string | null
  /** Header, body, footer and buttons, in the provider's format. */
  readonly components: readonly object[]
}

/** The requested fields, as {@link templatePage} parses them. */
export const templateFields = 'id,name,language,status,category,components'

// Passed through unchanged: rebuilding would lose keys such as `__proto__`.
const component = anyObject.refine((value) => !isNestedBeyond(maxNestingDepth, value), 'nested too deep')

// Lengths are limited because these columns are indexed. The provider allows names of up to 512 characters.
const template = z.object({
  id: z.string().min(1).max(256),
  name: z.string().min(1).max(512),
  language: z.string().min(1).max(15),
  status: z.string().min(1),
  category: z
    .string()
    .nullish()
    .transform((category) => category ?? null),
  components: z.array(component).default([]),
})

/** The items of a page. */
export const templatePage = z.array(template)
