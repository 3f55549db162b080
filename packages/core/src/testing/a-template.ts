import type { Template } from '@channel/contract/types'
import type { Database } from '@channel/db'
import type { OperatorAccount } from '../resources/accounts/index.ts'
import { getTemplate, listTemplates, syncTemplates } from '../resources/templates/index.ts'
import { aScope } from './factories.ts'
import { newPhoneNumberId } from './numbers.ts'

/** An additional template of an account, approved and with one variable by default. */
export async function aTemplate(
  database: Database,
  { organization_id, phone_number_id }: Pick<OperatorAccount, 'organization_id' | 'phone_number_id'>,
  overrides: { status?: string; category?: string; content?: string } = {},
): Promise<Template> {
  const scope = aScope(organization_id)
  const { status = 'APPROVED', category = 'UTILITY', content = 'Hello {{1}}' } = overrides
  const name = `template_${newPhoneNumberId()}`
  const language = 'en_US'
  const components = [{ type: 'BODY', text: content }]
  const params = { phone_number_id }
  const { data } = await listTemplates(database, scope, { params, query: { limit: 100 } })
  const others = data.map((each) => ({
    name: each.name,
    language: each.language,
    category: each.category,
    components: each.components,
    id: each.provider_template_id ?? each.id,
    status: each.provider_status,
  }))
  const templates = [...others, { id: name, name, language, status, category, components }]
  const fetched = { listing_started_at: new Date().toISOString(), templates }
  await database.transaction((tx) => syncTemplates(tx, scope, { params }, fetched))
  return getTemplate(database, scope, { params: { phone_number_id, name }, query: { language } })
}
