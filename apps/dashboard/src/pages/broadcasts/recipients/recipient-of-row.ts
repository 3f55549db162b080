import type { components } from '@channel/client'
import type { Template } from '../../../templates/template-state.ts'
import { filledTemplate, type TemplateForm, type TemplateValues } from '../../inbox/composer/template/template-form.ts'
import type { RecipientRow } from './recipient-table.ts'

export type RecipientAdd = components['schemas']['BroadcastRecipientAdd']

/** The columns of fields of the template, by the ids of the fields. The other fields have the same value for all. */
export type FieldColumns = Readonly<Record<string, number>>

/** What a broadcast fills into its template. */
export interface FillPlan {
  readonly template: Pick<Template, 'name' | 'language'>
  readonly form: TemplateForm
  /** Of the fields that have the same value for all. */
  readonly values: TemplateValues
  readonly columns: FieldColumns
  readonly mediaId: string | undefined
}

/** The values of a row for the fields that have columns. */
export function valuesOfRow(columns: FieldColumns, { cells }: Pick<RecipientRow, 'cells'>): TemplateValues {
  return Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, cells[column]?.trim() ?? '']))
}

/** The template of the broadcast, with the values that are the same for all. */
export function sharedTemplate({ template, form, values, columns, mediaId }: FillPlan) {
  const shared = { ...form, fields: form.fields.filter(({ id }) => !(id in columns)) }
  const filled = filledTemplate(template, form, values, mediaId)
  // Components have all values or none.
  if (Object.keys(columns).length > 0 && filled.components !== undefined)
    return { name: template.name, language: template.language }
  return filledTemplate(template, shared, values, mediaId)
}

/** A recipient with the values of its own, if there are any. */
export function recipientOfRow(plan: FillPlan, to: string, row: Pick<RecipientRow, 'cells'>): RecipientAdd {
  const { template, form, values, columns, mediaId } = plan
  if (Object.keys(columns).length === 0) return { to }
  const own = valuesOfRow(columns, row)
  const { components, variables } = filledTemplate(template, form, { ...values, ...own }, mediaId)
  if (components !== undefined) return { to, components }
  const names = form.fields.filter(({ id }) => id in columns).map(({ name }) => name)
  return { to, variables: Object.fromEntries(names.map((name) => [name, variables?.[name] ?? ''])) }
}
