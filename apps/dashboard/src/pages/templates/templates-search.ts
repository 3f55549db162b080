import { aText, definedOf, hasValues, oneOf, type Search, searchOf } from '../../search-values.ts'

export const templateStatuses = ['approved', 'pending', 'rejected'] as const
export const templateCategories = ['MARKETING', 'UTILITY', 'AUTHENTICATION'] as const

/** `template` and `variant` are the name and the language of the one whose details are open. */
const reads = {
  status: oneOf(templateStatuses),
  category: oneOf(templateCategories),
  language: aText,
  template: aText,
  variant: aText,
}
export const parseTemplatesSearch = searchOf(reads)
export type TemplatesSearch = Search<typeof reads>

export function templatesQuery({ status, category, language }: TemplatesSearch) {
  return definedOf({ status, category, language })
}

export const isFiltered = (search: TemplatesSearch) => hasValues(search, 'template', 'variant')

/** The template to edit, by its name and language; `as=variant` for another language of it. Without one, a new template. */
export const parseEditorSearch = searchOf({ template: aText, variant: aText, as: oneOf(['variant']) })
