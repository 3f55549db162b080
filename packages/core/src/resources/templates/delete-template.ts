import type { DeleteTemplateInput, TemplateDeletion } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { resolveAccount } from '../accounts/index.ts'
import { lockTemplates, lockTemplatesOfName } from './lock-listing.ts'
import { removeTemplate } from './remove-template.ts'

// A listing that began before the deletion may still have the template.
const reportDeleted = statement(
  'report_template_deleted',
  `INSERT INTO template_reports (organization_id, phone_number_id, provider_template_id, field, facts, reported_at)
   VALUES ($1, $2, $3, 'status', '{"status":"DELETED"}', clock_timestamp())
   ON CONFLICT (organization_id, phone_number_id, provider_template_id, field)
   DO UPDATE SET facts = excluded.facts, reported_at = excluded.reported_at`,
)

/**
 * Deletes a template that {@link deleteTemplateAtProvider} has deleted, in all its languages or in one. Records `template.deleted` for
 * each.
 *
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account of the path
 */
export async function deleteTemplate(
  tx: Transaction,
  scope: Scope,
  { params, query }: DeleteTemplateInput,
): Promise<TemplateDeletion> {
  const { phone_number_id, name } = params
  const { organizationId } = scope
  const account = await resolveAccount(tx, scope, phone_number_id)
  await lockTemplates(tx, organizationId, phone_number_id)
  const rows = await tx.query(lockTemplatesOfName, [organizationId, phone_number_id, name, query.language])
  for (const { id, provider_template_id } of rows) {
    if (provider_template_id !== null)
      tx.enqueue(reportDeleted, [organizationId, phone_number_id, provider_template_id])
    await removeTemplate(tx, organizationId, id, account)
  }
  return { name, object: 'template', deleted: true, ids: rows.map(({ id }) => id) }
}
