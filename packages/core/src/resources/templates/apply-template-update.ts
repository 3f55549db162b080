import { type RowOf, statement, type Transaction } from '@channel/db'
import { laterThan, toTimestamp } from '../../mechanisms/clock/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { previousAttributes } from '../../mechanisms/fields/index.ts'
import { accountReference, accountTables } from '../accounts/index.ts'
import { categoryFrom, statusFrom } from './parse-template.ts'
import { removeTemplate } from './remove-template.ts'
import { type TemplateRow, templateColumns, templateView } from './template-view.ts'

/** A provider's report about a template of a business account. */
export interface TemplateUpdate {
  readonly waba_id: string
  readonly template: { readonly id: string; readonly name: string; readonly language: string }
  /** The changed field. */
  readonly field: 'status' | 'category'
  /** The provider's value, such as `PAUSED`. */
  readonly value: string
  /** When the provider reported it, as a date-time. It replaces earlier reports and listings that began earlier. */
  readonly reported_at: string
}

type FoundTemplate = RowOf<'find_templates_of_waba'>

// Serializes with the syncs of these accounts: this transaction sees the result of an earlier sync, and the next sync sees this
// report. A number without a sync counts as listed at the epoch. The provider's timestamps have whole seconds.
const lockListings = statement(
  'lock_template_listings',
  `INSERT INTO template_syncs AS last (organization_id, phone_number_id, listing_started_at)
   SELECT organization_id, phone_number_id, 'epoch' FROM channel_accounts WHERE waba_id = $1
   ORDER BY organization_id, phone_number_id
   ON CONFLICT (organization_id, phone_number_id) DO UPDATE SET listing_started_at = last.listing_started_at
   RETURNING organization_id, phone_number_id, date_trunc('second', listing_started_at) <= $2 AS is_newer`,
)
const storeReport = statement(
  'store_template_report',
  `INSERT INTO template_reports AS known
     (organization_id, phone_number_id, provider_template_id, field, value, reported_at)
   SELECT organization_id, phone_number_id, $3, $4, $5, $6
   FROM unnest($1::text[], $2::text[]) AS account (organization_id, phone_number_id)
   ON CONFLICT (organization_id, phone_number_id, provider_template_id, field)
   DO UPDATE SET value = excluded.value, reported_at = excluded.reported_at WHERE known.reported_at <= excluded.reported_at
   RETURNING phone_number_id`,
)
const lockTemplates = statement(
  'find_templates_of_waba',
  `SELECT ${templateColumns}, account.organization_id, account.phone_number_id AS account_phone_number_id,
          account.phone_number AS account_phone_number, account.customer_id AS account_customer_id,
          customer.name AS account_customer_name
   FROM ${accountTables}
   JOIN templates template
     ON template.organization_id = account.organization_id AND template.phone_number_id = account.phone_number_id
    AND template.name = $2 AND template.language = $3
    AND (template.provider_template_id IS NULL OR template.provider_template_id = $4)
   WHERE account.waba_id = $1 AND account.phone_number_id = ANY ($5)
   ORDER BY account.organization_id, template.id FOR NO KEY UPDATE OF template`,
)
const updateTemplate = statement(
  'update_template_status',
  `UPDATE templates SET status = $3, provider_status = $4, category = $5,
     updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/**
 * Applies a provider's report to the copies of a template, one per connected account. Records `template.updated` or
 * `template.deleted`. An unknown template is added by the next sync. Ignores a report that is older than a known report or than
 * the start of the last listing.
 */
export async function applyTemplateUpdate(tx: Transaction, update: TemplateUpdate): Promise<void> {
  const { waba_id, template, field, value } = update
  const numbers = await storeNewer(tx, update)
  if (numbers.length === 0) return
  const key = [waba_id, template.name, template.language, template.id, numbers]
  for (const row of await tx.query(lockTemplates, key)) {
    if (field === 'status' && value === 'DELETED')
      await removeTemplate(tx, row.organization_id, row.id, referenceOf(row))
    else await change(tx, row, update)
  }
}

/** @returns the numbers for which the report is the latest */
async function storeNewer(
  tx: Transaction,
  { waba_id, template, field, value, reported_at }: TemplateUpdate,
): Promise<string[]> {
  const reportedAt = toTimestamp(reported_at)
  const listings = await tx.query(lockListings, [waba_id, reportedAt])
  const open = listings.filter(({ is_newer }) => is_newer)
  if (open.length === 0) return []
  const numbers = open.map(({ phone_number_id }) => phone_number_id)
  const organizations = open.map(({ organization_id }) => organization_id)
  const values = [organizations, numbers, template.id, field, value, reportedAt]
  const stored = await tx.query(storeReport, values)
  return stored.map(({ phone_number_id }) => phone_number_id)
}

async function change(tx: Transaction, row: FoundTemplate, { field, value }: TemplateUpdate): Promise<void> {
  const next: Partial<Pick<TemplateRow, 'status' | 'provider_status' | 'category'>> =
    field === 'status' ? { status: statusFrom(value), provider_status: value } : { category: categoryFrom(value) }
  const previous_attributes = previousAttributes(row, next)
  if (Object.keys(previous_attributes).length === 0) return
  const after = { ...row, ...next }
  const [updated] = await tx.query(updateTemplate, [
    row.organization_id,
    row.id,
    after.status,
    after.provider_status,
    after.category,
  ])
  const shown = templateView({ ...after, ...updated }, referenceOf(row))
  recordChange(tx, row.organization_id, 'template.updated', shown, previous_attributes)
}

function referenceOf(row: FoundTemplate) {
  return accountReference({
    phone_number: row.account_phone_number,
    phone_number_id: row.account_phone_number_id,
    customer_id: row.account_customer_id,
    customer_name: row.account_customer_name,
  })
}
