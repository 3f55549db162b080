import { type RowOf, statement, type Transaction } from '@channel/db'
import type { TemplateChange } from '@channel/provider'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { accountReference, accountTablesOfAny } from '../accounts/index.ts'
import { changeTemplate } from './change-template.ts'
import { categoryFacts, qualityFacts, statusFacts, type TemplateFacts } from './parse-template.ts'
import { removeTemplate } from './remove-template.ts'
import { templateColumns } from './template-view.ts'

/** A provider's report about a template of a business account. */
export interface TemplateUpdate {
  readonly waba_id: string
  readonly template: { readonly id: string; readonly name: string; readonly language: string }
  readonly change: TemplateChange
  /** When the provider reported it, as a date-time. It replaces earlier reports and listings that began earlier. */
  readonly reported_at: string
}

type FoundTemplate = RowOf<'find_templates_of_waba'>

// Serializes with the syncs of these accounts: this transaction sees the result of an earlier sync, and the next sync sees this
// report. A number without a sync counts as listed at the epoch. The provider's timestamps have whole seconds.
const lockListings = statement(
  'lock_template_listings',
  `WITH locked AS (
     INSERT INTO template_syncs AS last (organization_id, phone_number_id, listing_started_at)
     SELECT organization_id, phone_number_id, 'epoch' FROM channel_accounts WHERE waba_id = $1
     ORDER BY organization_id, phone_number_id
     ON CONFLICT (organization_id, phone_number_id) DO UPDATE SET listing_started_at = last.listing_started_at
     RETURNING organization_id, phone_number_id, listing_started_at
   )
   SELECT organization_id, phone_number_id, date_trunc('second', listing_started_at) <= $2 AS is_newer FROM locked`,
)
const storeReport = statement(
  'store_template_report',
  `INSERT INTO template_reports AS known
     (organization_id, phone_number_id, provider_template_id, field, facts, reported_at)
   SELECT organization_id, phone_number_id, $3, $4, $5, $6
   FROM unnest($1::text[], $2::text[]) AS account (organization_id, phone_number_id)
   ON CONFLICT (organization_id, phone_number_id, provider_template_id, field)
   DO UPDATE SET facts = excluded.facts, reported_at = excluded.reported_at WHERE known.reported_at <= excluded.reported_at
   RETURNING phone_number_id`,
)
const lockTemplates = statement(
  'find_templates_of_waba',
  `SELECT ${templateColumns}, account.organization_id, account.phone_number_id AS account_phone_number_id,
          account.phone_number AS account_phone_number, account.customer_id AS account_customer_id,
          customer.name AS account_customer_name
   FROM ${accountTablesOfAny}
   JOIN templates template
     ON template.organization_id = account.organization_id AND template.phone_number_id = account.phone_number_id
    AND template.name = $2 AND template.language = $3
    AND (template.provider_template_id IS NULL OR template.provider_template_id = $4)
   WHERE account.waba_id = $1 AND account.phone_number_id = ANY ($5)
   ORDER BY account.organization_id, template.id FOR NO KEY UPDATE OF template`,
)

/**
 * Applies a provider's report to the copies of a template, one per connected account. Records `template.updated` or
 * `template.deleted`. An unknown template is added by the next sync. Ignores a report that is older than a known report or than
 * the start of the last listing.
 */
export async function applyTemplateUpdate(tx: Transaction, update: TemplateUpdate): Promise<void> {
  const { waba_id, template, change } = update
  const numbers = await storeNewer(tx, update)
  if (numbers.length === 0) return
  const key = [waba_id, template.name, template.language, template.id, numbers]
  for (const row of await tx.query(lockTemplates, key)) {
    const reference = referenceOf(row)
    if (change.field === 'status' && change.facts.status === 'DELETED')
      await removeTemplate(tx, row.organization_id, row.id, reference)
    else await changeTemplate(tx, row.organization_id, reference, row, { ...row, ...factsOf(change, row, update) })
  }
}

/** @returns the numbers for which the report is the latest */
async function storeNewer(
  tx: Transaction,
  { waba_id, template, change, reported_at }: TemplateUpdate,
): Promise<string[]> {
  const reportedAt = toTimestamp(reported_at)
  const listings = await tx.query(lockListings, [waba_id, reportedAt])
  const open = listings.filter(({ is_newer }) => is_newer)
  if (open.length === 0) return []
  const numbers = open.map(({ phone_number_id }) => phone_number_id)
  const organizations = open.map(({ organization_id }) => organization_id)
  const facts = JSON.stringify(change.facts)
  const values = [organizations, numbers, template.id, change.field, facts, reportedAt]
  const stored = await tx.query(storeReport, values)
  return stored.map(({ phone_number_id }) => phone_number_id)
}

function factsOf(change: TemplateChange, row: FoundTemplate, { reported_at }: TemplateUpdate): Partial<TemplateFacts> {
  const known = { row, listedAt: toTimestamp(reported_at) }
  switch (change.field) {
    case 'status':
      return statusFacts(change.facts, known)
    case 'category':
      return categoryFacts(change.facts, known)
    case 'quality':
      return qualityFacts(change.facts)
  }
}

function referenceOf(row: FoundTemplate) {
  return accountReference({
    phone_number: row.account_phone_number,
    phone_number_id: row.account_phone_number_id,
    customer_id: row.account_customer_id,
    customer_name: row.account_customer_name,
  })
}
