import type { CreateTemplateInput } from '@channel/contract/types'
import { type Database, statement } from '@channel/db'
import type { NewTemplate, ProviderTemplate } from '@channel/provider'
import { requireActive } from '../../mechanisms/entitlements/index.ts'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type AccountAtProvider, callAtProvider, findAccountAtProvider, upstreamFailure } from '../accounts/index.ts'
import { checkNewTemplate } from './check-new-template.ts'
import { hasParts } from './has-parts.ts'
import { hasFile, providerComponents, type TemplateContext } from './provider-components.ts'
import { isDuplicate, refusedTemplate } from './refused-template.ts'

/** A template that the provider has. */
export interface CreatedAtProvider {
  readonly template: ProviderTemplate
  /** The provider had it already, and it is the requested one: an earlier request created it, but did not complete. */
  readonly existed: boolean
}

const findByName = statement(
  'find_template_by_name',
  `SELECT id FROM templates
   WHERE organization_id = $1 AND phone_number_id = $2 AND name = $3 AND language = $4`,
)

/**
 * Creates a template at the provider, before the transaction that stores it. If an earlier request has created it there and its
 * transaction did not commit, or its response was lost, the provider's template is returned.
 *
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account of the path; `subscription_inactive`;
 *   `invalid_field_value` if a part is not within the provider's limits, or the provider refuses it; `media_not_found`;
 *   `template_already_exists`; `channel_upstream_error` if a call to the provider fails
 */
export async function createTemplateAtProvider(
  database: Database,
  scope: Scope,
  { params, body }: Pick<CreateTemplateInput, 'params' | 'body'>,
  context: TemplateContext,
): Promise<CreatedAtProvider> {
  const { provider } = context
  const account = await findAccountAtProvider(database, scope, params.phone_number_id)
  requireActive(account)
  const { name, language, category, components, ...rest } = body
  noOtherFields(rest)
  const parameter_format = checkNewTemplate(body)
  const existing = await database.query(findByName, [scope.organizationId, account.phone_number_id, name, language])
  if (existing.length > 0) throw alreadyExists(account, body)
  const parts = await providerComponents(database, scope, account, components, context)
  const template = { name, language, category, parameter_format, components: parts }

  const outcome = await callAtProvider(database, scope, account, (called) => provider.createTemplate(called, template))
  if (outcome.ok) {
    const created = { ...template, ...outcome.value, category: outcome.value.category ?? category }
    // The provider writes the texts of one-time passwords, and gives files a URL. If they cannot be read now, the next sync adds them.
    const isCompleted = category === 'AUTHENTICATION' || hasFile(components)
    const written = isCompleted ? await findAtProvider() : undefined
    return { template: written ?? created, existed: false }
  }
  if (!isDuplicate(outcome.failure)) throw refusedTemplate(outcome.failure, 'components', 'create the template')
  const found = await findAtProvider(true)
  if (found?.category !== category || !hasParts(found, template.components)) throw alreadyExists(account, template)
  return { template: found, existed: true }

  async function findAtProvider(isRequired = false): Promise<ProviderTemplate | undefined> {
    const listed = await callAtProvider(database, scope, account, (called) => provider.findTemplates(called, name))
    if (!listed.ok && isRequired) throw upstreamFailure(listed.failure, 'list the templates')
    return listed.ok ? listed.value.find((each) => each.language === language) : undefined
  }
}

/** {@link CreatedAtProvider.existed}, but an earlier request has stored it, or it is another one. */
export function alreadyExists(
  { phone_number_id }: Pick<AccountAtProvider, 'phone_number_id'>,
  { name, language }: Pick<NewTemplate, 'name' | 'language'>,
): ApiError {
  const message = `There is already a template ${name} in ${language} on account ${phone_number_id}.`
  return new ApiError('template_already_exists', message, { param: 'name' })
}
