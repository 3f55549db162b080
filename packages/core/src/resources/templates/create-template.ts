import type { CreateTemplateInput, Template } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { resolveAccount } from '../accounts/index.ts'
import { changeTemplate } from './change-template.ts'
import { alreadyExists, type CreatedAtProvider } from './create-at-provider.ts'
import { insertTemplate } from './insert-template.ts'
import { findReportsOfTemplate, lockTemplates, lockTemplatesOfName } from './lock-listing.ts'
import { parseTemplate } from './parse-template.ts'
import { templateView } from './template-view.ts'

/**
 * Stores a template that {@link createTemplateAtProvider} has created. Records `template.created`. What the provider has reported
 * about it meanwhile takes precedence.
 *
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account of the path; `template_already_exists` if
 *   another request has stored it
 */
export async function createTemplate(
  tx: Transaction,
  scope: Scope,
  { params }: Pick<CreateTemplateInput, 'params'>,
  { template, existed }: CreatedAtProvider,
): Promise<Template> {
  const { phone_number_id } = params
  const { organizationId } = scope
  const account = await resolveAccount(tx, scope, phone_number_id)
  await lockTemplates(tx, organizationId, phone_number_id)
  const key = [organizationId, phone_number_id, template.name, template.language]
  const [row] = await tx.query(lockTemplatesOfName, key)
  if (row !== undefined && existed) throw alreadyExists(params, template)
  const reports = await tx.query(findReportsOfTemplate, [organizationId, phone_number_id, template.id])
  const reported = Object.assign({ ...template }, ...reports.map(({ facts }) => facts))
  const facts = parseTemplate(reported, { row, listedAt: toTimestamp(scope.now().toISOString()) })
  if (row === undefined) return insertTemplate(tx, organizationId, account, facts)
  // A sync has listed it since it was created.
  await changeTemplate(tx, organizationId, account, row, facts)
  const [updated] = await tx.query(lockTemplatesOfName, key)
  return templateView(updated!, account)
}
