import { z } from 'zod'
import { anyObject, isNestedBeyond, mostLevels } from '../shapes.ts'

/** A message template as the provider has it. Its words for status and category may grow, so they are plain text. */
export interface ProviderTemplate {
  readonly id: string
  readonly name: string
  readonly language: string
  /** Such as `APPROVED`, `PENDING` or `PAUSED`. */
  readonly status: string
  readonly category: string | null
  /** Header, body, footer and buttons, as the provider shapes them. */
  readonly components: readonly object[]
}

/** The fields to ask for, as {@link templatePage} reads them. */
export const templateFields = 'id,name,language,status,category,components'

// Passed through and not rebuilt, which would lose keys such as `__proto__`.
const component = anyObject.refine((value) => !isNestedBeyond(mostLevels, value), 'nested too deep')

// No index holds what is of any length; the provider's own names have at most 512 characters.
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

/** What pages are read as. */
export const templatePage = z.array(template)
