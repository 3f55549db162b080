import type { UpdateTemplateInput } from '@channel/contract/types'
import { type Database, type RowOf, statement } from '@channel/db'
import type { ProviderTemplate, TemplateEdit } from '@channel/provider'
import { requireActive } from '../../mechanisms/entitlements/index.ts'
import { invalidField, notFound } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { callAtProvider, findAccountAtProvider, isRefusal, upstreamFailure } from '../accounts/index.ts'
import { checkNewTemplate } from './check-new-template.ts'
import { hasParts } from './has-parts.ts'
import { providerComponents, type TemplateContext } from './provider-components.ts'
import { refusedTemplate } from './refused-template.ts'
import { templateColumns } from './template-view.ts'

/** A template that the provider has edited. */
export interface UpdatedAtProvider {
  readonly template: ProviderTemplate
  /** Its status before. */
  readonly former_status: string
  /** When the provider was called, by the database's clock. */
  readonly called_at: string
}

const findTemplates = statement(
  'find_templates_to_update',
  `SELECT ${templateColumns} FROM templates template
   WHERE organization_id = $1 AND phone_number_id = $2 AND name = $3 AND ($4::text IS NULL OR language = $4) ORDER BY language`,
)

/**
 * Edits a template at the provider, before the transaction that stores it. Succeeds if the provider refuses the edit but has made it
 * already, so that a request can be repeated.
 *
 * @throws ApiError `resource_not_found` for the account or the template, `channel_number_not_verified`; `subscription_inactive`;
 *   `invalid_field_value` if a part is not within the provider's limits, or the provider refuses it; `media_not_found`;
 *   `channel_upstream_error` if a call to the provider fails
 */
export async function updateTemplateAtProvider(
  database: Database,
  scope: Scope,
  { params, query, body }: UpdateTemplateInput,
  context: TemplateContext,
): Promise<UpdatedAtProvider> {
  const { provider } = context
  const { phone_number_id, name } = params
  const account = await findAccountAtProvider(database, scope, phone_number_id)
  requireActive(account)
  const { category, components, ...rest } = body
  noOtherFields(rest)
  const rows = await database.query(findTemplates, [scope.organizationId, phone_number_id, name, query.language])
  const row = onlyOne(rows, { phone_number_id, name })
  const parameter_format = checkChange(row, body)
  const parts = components && (await providerComponents(database, scope, account, components, context))
  const edit: TemplateEdit = { ...(category && { category }), ...(parts && { components: parts, parameter_format }) }

  const id = row.provider_template_id ?? (await findAtProvider())?.id
  if (id === undefined) throw templateNotFound({ phone_number_id, name })
  const outcome = await callAtProvider(database, scope, account, (called) => provider.updateTemplate(called, id, edit))
  if (!outcome.ok && !isRefusal(outcome.failure)) throw upstreamFailure(outcome.failure, 'update the template')
  const found = await findAtProvider()
  const isEdited = found !== undefined && hasChange(found, edit)
  if (!outcome.ok && !isEdited)
    throw refusedTemplate(outcome.failure, components ? 'components' : 'category', 'update the template')
  const template = isEdited ? found : expectedTemplate(row, id, edit)
  return { template, former_status: row.provider_status, called_at: account.listing_started_at }

  async function findAtProvider(): Promise<ProviderTemplate | undefined> {
    const listed = await callAtProvider(database, scope, account, (called) => provider.findTemplates(called, name))
    return listed.ok ? listed.value.find((each) => each.language === row.language) : undefined
  }
}

type Row = RowOf<'find_templates_to_update'>
type Named = Pick<UpdateTemplateInput['params'], 'phone_number_id' | 'name'>

function onlyOne([row, ...others]: readonly Row[], named: Named): Row {
  if (row === undefined) throw templateNotFound(named)
  if (others.length === 0) return row
  const languages = [row, ...others].map(({ language }) => language).join(', ')
  throw invalidField(
    'language',
    `The template ${named.name} has several languages, of which one is needed: ${languages}.`,
  )
}

/** The template has been deleted, here or at the provider. */
export function templateNotFound({ phone_number_id, name }: Named) {
  return notFound('name', `There is no such template ${name} on account ${phone_number_id}.`)
}

/** @returns whether the variables of the new parts have numbers or names; undefined without new parts */
function checkChange(row: Row, { category, components }: UpdateTemplateInput['body']) {
  if (category !== undefined && category !== row.category && row.status === 'approved')
    throw invalidField('category', `The template is approved, and keeps its category ${row.category}.`)
  const changesTexts = category !== undefined && (category === 'AUTHENTICATION') !== (row.category === 'AUTHENTICATION')
  if (components === undefined && changesTexts)
    throw invalidField('components', 'A change from or to the category AUTHENTICATION needs new `components`.')
  return components && checkNewTemplate({ category: category ?? row.category, components })
}

/** What the provider has now, if it cannot be read. */
function expectedTemplate(row: Row, id: string, { category, components }: TemplateEdit): ProviderTemplate {
  const { name, language, quality } = row
  const changed = { category: category ?? row.category, components: components ?? row.components }
  return { id, name, language, quality, status: 'PENDING', statusReason: null, ...changed }
}

function hasChange(found: ProviderTemplate, { category, components }: TemplateEdit): boolean {
  if (category !== undefined && found.category !== category) return false
  return components === undefined || hasParts(found, components)
}
