import type { Template, UpdateTemplateInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { resolveAccount } from '../accounts/index.ts'
import { changeTemplate } from './change-template.ts'
import { findReportsOfTemplate, lockTemplates, lockTemplatesOfName } from './lock-listing.ts'
import { parseTemplate } from './parse-template.ts'
import { templateView } from './template-view.ts'
import { templateNotFound, type UpdatedAtProvider } from './update-at-provider.ts'

// Reports have whole seconds. One of the same second is later than the edit, unless it reports the status from before.
const reportStatus = statement(
  'report_template_status',
  `INSERT INTO template_reports AS known
     (organization_id, phone_number_id, provider_template_id, field, facts, reported_at)
   VALUES ($1, $2, $3, 'status', $4, date_trunc('second', $5::timestamptz))
   ON CONFLICT (organization_id, phone_number_id, provider_template_id, field)
   DO UPDATE SET facts = excluded.facts, reported_at = excluded.reported_at
   WHERE known.reported_at < excluded.reported_at OR known.facts ->> 'status' = $6`,
)
// A listing that began before the edit may still have the former parts and category.
const reportContent = statement(
  'report_template_content',
  `INSERT INTO template_reports (organization_id, phone_number_id, provider_template_id, field, facts, reported_at)
   VALUES ($1, $2, $3, $4, $5, clock_timestamp())
   ON CONFLICT (organization_id, phone_number_id, provider_template_id, field)
   DO UPDATE SET facts = excluded.facts, reported_at = excluded.reported_at`,
)

/**
 * Stores a template that {@link updateTemplateAtProvider} has edited. Records `template.updated`. What the provider has reported about it
 * meanwhile takes precedence.
 *
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account of the path; `resource_not_found` if the template
 *   was deleted meanwhile
 */
export async function updateTemplate(
  tx: Transaction,
  scope: Scope,
  { params }: Pick<UpdateTemplateInput, 'params'>,
  { template, former_status, called_at }: UpdatedAtProvider,
): Promise<Template> {
  const { phone_number_id } = params
  const { organizationId } = scope
  const account = await resolveAccount(tx, scope, phone_number_id)
  await lockTemplates(tx, organizationId, phone_number_id)
  const key = [organizationId, phone_number_id, template.name, template.language]
  const [row] = await tx.query(lockTemplatesOfName, key)
  if (row === undefined) throw templateNotFound(params)
  const { id, status, statusReason = null, components, category } = template
  const own = [organizationId, phone_number_id, id]
  tx.enqueue(reportStatus, [...own, JSON.stringify({ status, statusReason }), called_at, former_status])
  tx.enqueue(reportContent, [...own, 'content', JSON.stringify({ components })])
  if (category !== row.category) tx.enqueue(reportContent, [...own, 'category', JSON.stringify({ category })])
  const reports = await tx.query(findReportsOfTemplate, own)
  const reported = Object.assign({ ...template }, ...reports.map(({ facts }) => facts))
  const facts = parseTemplate(reported, { row, listedAt: called_at })
  if (!(await changeTemplate(tx, organizationId, account, row, facts))) return templateView(row, account)
  const [updated] = await tx.query(lockTemplatesOfName, key)
  return templateView(updated!, account)
}
