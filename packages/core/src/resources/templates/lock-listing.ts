import { statement, type Transaction } from '@channel/db'
import { templateColumns } from './template-view.ts'

// The same lock as that of a sync and of the provider's reports.
const lockListing = statement(
  'lock_template_listing',
  `INSERT INTO template_syncs AS last (organization_id, phone_number_id, listing_started_at) VALUES ($1, $2, 'epoch')
   ON CONFLICT (organization_id, phone_number_id) DO UPDATE SET listing_started_at = last.listing_started_at
   RETURNING listing_started_at`,
)

/** Serializes with the syncs and the reports of an account's templates. Later statements of the transaction see their results. */
export async function lockTemplates(tx: Transaction, organizationId: string, phoneNumberId: string): Promise<void> {
  await tx.query(lockListing, [organizationId, phoneNumberId])
}

/** The templates of a name: `$1` to `$3` are organization, account and name, `$4` is the language or null for all. */
export const lockTemplatesOfName = statement(
  'lock_templates_of_name',
  `SELECT ${templateColumns} FROM templates template
   WHERE organization_id = $1 AND phone_number_id = $2 AND name = $3 AND ($4::text IS NULL OR language = $4)
   ORDER BY id FOR UPDATE`,
)

/** What the provider has reported about a template: `$1` to `$3` are organization, account and the provider's id. */
export const findReportsOfTemplate = statement(
  'find_reports_of_template',
  `SELECT facts FROM template_reports
   WHERE organization_id = $1 AND phone_number_id = $2 AND provider_template_id = $3`,
)
