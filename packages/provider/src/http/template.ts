import { z } from 'zod'
import { anyObject, isNestedBeyond, maxNestingDepth, optionalText } from '../shapes.ts'

/** Why a template has its status: the reason of a rejection, the level of a pause, …, in the provider's words. */
export interface StatusReason {
  /** Such as `INVALID_FORMAT` or `FIRST_PAUSE`. */
  readonly code: string
  readonly description: string | null
}

/** What users think of a template. */
export interface TemplateQuality {
  /** Such as `GREEN`, `YELLOW`, `RED` or `UNKNOWN`. */
  readonly score: string
  readonly reasons: readonly string[]
}

/** A change of a template's category, which may be in the future. */
export interface CategoryChange {
  readonly from: string
  readonly to: string
  /** As a date-time. */
  readonly at: string
}

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
  /** Missing if it is not reported. */
  readonly statusReason?: StatusReason | null
  readonly category: string | null
  /** Missing if it is not reported. A listing has none. */
  readonly categoryChange?: CategoryChange | null
  /** Missing or null without one. */
  readonly quality?: TemplateQuality | null
  /** Header, body, footer and buttons, in the provider's format. */
  readonly components: readonly object[]
}

/** A template to create. */
export interface NewTemplate {
  readonly name: string
  readonly language: string
  readonly category: string
  /** Whether the variables have numbers or names. */
  readonly parameter_format: 'POSITIONAL' | 'NAMED'
  /** In the provider's format. */
  readonly components: readonly object[]
}

/** The changes of a template. Omitted fields keep their values. */
export interface TemplateEdit {
  readonly category?: string | undefined
  /** With `components`. */
  readonly parameter_format?: NewTemplate['parameter_format'] | undefined
  /** All parts of the new version, in the provider's format. */
  readonly components?: readonly object[] | undefined
}

/** What the provider says of a template that it has created. */
export interface CreatedTemplate {
  readonly id: string
  readonly status: string
  /** The provider may choose another one than the requested category. Missing if it is not reported. */
  readonly category?: string | undefined
}

/** The response to the creation of a template. */
export const createdTemplate = z
  .object({ id: z.string().min(1).max(256), status: z.string().min(1), category: z.string().min(1).optional() })
  .transform((created): CreatedTemplate => created)

/** The requested fields, as {@link templatePage} parses them. */
export const templateFields = 'id,name,language,status,category,components,quality_score,rejected_reason'

// Passed through unchanged: rebuilding would lose keys such as `__proto__`.
const component = anyObject.refine((value) => !isNestedBeyond(maxNestingDepth, value), 'nested too deep')

/** The provider's word for no reason is `NONE`. */
export const reasonCode = optionalText.transform((code) => (code === 'NONE' ? null : code))

const quality = z
  .object({ score: z.string().min(1), reasons: z.array(z.string()).nullish() })
  .transform(({ score, reasons }): TemplateQuality => ({ score, reasons: reasons ?? [] }))

// Lengths are limited because these columns are indexed. The provider allows names of up to 512 characters.
const template = z
  .object({
    id: z.string().min(1).max(256),
    name: z.string().min(1).max(512),
    language: z.string().min(1).max(15),
    status: z.string().min(1),
    category: z
      .string()
      .nullish()
      .transform((category) => category ?? null),
    components: z.array(component).default([]),
    // What cannot be read of these must not lose the template.
    quality_score: quality.nullish().catch(null),
    rejected_reason: reasonCode.catch(null),
  })
  .transform(
    ({ quality_score, rejected_reason, ...listed }): ProviderTemplate => ({
      ...listed,
      ...(quality_score && { quality: quality_score }),
      ...(rejected_reason !== null && { statusReason: { code: rejected_reason, description: null } }),
    }),
  )

/** The items of a page. */
export const templatePage = z.array(template)
