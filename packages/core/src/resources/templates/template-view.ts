import type { AccountReference, Template } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A template as {@link templateColumns} selects it. */
export type TemplateRow = RowOf<'find_templates_to_sync'>

export const templateColumns = `template.id, template.name, template.language, template.status,
  template.provider_status, template.status_reason, template.quality, template.category_change, template.category, template.content, template.variables, template.components,
  template.provider_template_id, template.created_at, template.updated_at`

export function templateView(row: TemplateRow, account: AccountReference): AllFields<Template> {
  return {
    id: row.id,
    object: 'template',
    name: row.name,
    language: row.language,
    status: row.status,
    provider_status: row.provider_status,
    status_reason: row.status_reason,
    quality: row.quality,
    category_change: row.category_change,
    category: row.category,
    content: row.content,
    variables: row.variables,
    components: row.components,
    channel_account: account,
    provider_template_id: row.provider_template_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
