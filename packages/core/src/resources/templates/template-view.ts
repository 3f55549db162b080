import type { AccountReference, Template } from '@channel/contract/types'
import type { TemplateRow as StoredTemplate } from '@channel/db'
import { type AllFields, selectedColumns } from '../../mechanisms/fields/index.ts'

/** A template as {@link templateColumns} selects it. */
export type TemplateRow = Omit<StoredTemplate, 'organization_id' | 'phone_number_id' | 'components'> & {
  readonly components: Template['components']
}

export const templateColumns = selectedColumns<TemplateRow>({
  id: 'template.id',
  name: 'template.name',
  language: 'template.language',
  status: 'template.status',
  provider_status: 'template.provider_status',
  category: 'template.category',
  content: 'template.content',
  variables: 'template.variables',
  components: 'template.components',
  provider_template_id: 'template.provider_template_id',
  created_at: 'template.created_at',
  updated_at: 'template.updated_at',
})

export function templateView(row: TemplateRow, account: AccountReference): AllFields<Template> {
  return {
    id: row.id,
    object: 'template',
    name: row.name,
    language: row.language,
    status: row.status,
    provider_status: row.provider_status,
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
