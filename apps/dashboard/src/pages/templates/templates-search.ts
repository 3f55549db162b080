import { readOneOf, readTexts } from '../../search-values.ts'

/** The filters of the templates, as they are in the URL. */
export interface TemplatesSearch {
  readonly status?: TemplateStatus | undefined
  readonly category?: TemplateCategory | undefined
  readonly language?: string | undefined
  /** The template whose details are open, by its name and language. */
  readonly template?: string | undefined
  readonly variant?: string | undefined
}

export const templateStatuses = ['approved', 'pending', 'rejected'] as const
export const templateCategories = ['MARKETING', 'UTILITY', 'AUTHENTICATION'] as const
export type TemplateStatus = (typeof templateStatuses)[number]
type TemplateCategory = (typeof templateCategories)[number]

/** Reads the URL; what is not valid is undefined. */
export function parseTemplatesSearch(given: Record<string, unknown>): TemplatesSearch {
  return {
    ...readOneOf(given, 'status', templateStatuses),
    ...readOneOf(given, 'category', templateCategories),
    ...readTexts(given, ['language', 'template', 'variant']),
  }
}

/** The query of the API for the filters. */
export function templatesQuery({ status, category, language }: TemplatesSearch) {
  return { ...(status && { status }), ...(category && { category }), ...(language && { language }) }
}

/** Whether the list is filtered. */
export function isFiltered(search: TemplatesSearch): boolean {
  return Object.keys(templatesQuery(search)).length > 0
}
