import type { DeleteTemplateInput } from '@channel/contract/types'
import { type Database, statement } from '@channel/db'
import type { Outcome, Provider, ProviderAccount } from '@channel/provider'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { callAtProvider, findAccountAtProvider, isRefusal } from '../accounts/index.ts'
import { refusedTemplate } from './refused-template.ts'

const findTemplates = statement(
  'find_templates_to_delete',
  `SELECT provider_template_id FROM templates
   WHERE organization_id = $1 AND phone_number_id = $2 AND name = $3 AND ($4::text IS NULL OR language = $4)`,
)

/**
 * Deletes a template at the provider, before the transaction that deletes it here. Succeeds if the provider no longer has it, so that
 * a request can be repeated.
 *
 * @throws ApiError `resource_not_found` for the account or the template, `channel_number_not_verified`; `invalid_field_value` if the
 *   provider refuses it; `channel_upstream_error` if the call to the provider fails
 */
export async function deleteTemplateAtProvider(
  database: Database,
  scope: Scope,
  { params, query }: DeleteTemplateInput,
  { provider }: { readonly provider: Provider },
): Promise<void> {
  const { phone_number_id, name } = params
  const { language } = query
  const account = await findAccountAtProvider(database, scope, phone_number_id)
  const [found] = await database.query(findTemplates, [scope.organizationId, phone_number_id, name, language])
  if (found === undefined) {
    const which = language === undefined ? name : `${name} in ${language}`
    throw notFound('name', `There is no template ${which} on account ${phone_number_id}.`)
  }
  const outcome = await callAtProvider(database, scope, account, (called) =>
    language === undefined ? provider.deleteTemplate(called, { name }) : deleteLanguage(called, language),
  )
  if (outcome.ok || (isRefusal(outcome.failure) && (await isGone()))) return
  throw refusedTemplate(outcome.failure, 'name', 'delete the template')

  async function isGone(): Promise<boolean> {
    const listed = await callAtProvider(database, scope, account, (called) => provider.findTemplates(called, name))
    return listed.ok && !listed.value.some((each) => language === undefined || each.language === language)
  }

  /** Without an id the provider would delete all languages. */
  async function deleteLanguage(called: ProviderAccount, deleted: string): Promise<Outcome<void>> {
    const known = found?.provider_template_id
    if (known) return provider.deleteTemplate(called, { name, id: known })
    const listed = await provider.findTemplates(called, name)
    if (!listed.ok) return listed
    const id = listed.value.find((each) => each.language === deleted)?.id
    return id === undefined ? { ok: true, value: undefined } : provider.deleteTemplate(called, { name, id })
  }
}
