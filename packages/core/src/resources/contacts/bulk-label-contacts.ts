import type {
  BulkLabel,
  BulkLabelContactsInAccountInput,
  BulkLabelContactsInput,
  BulkLabelResult,
} from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { resolveAccount } from '../accounts/index.ts'
import { labelNotFound } from '../labels/index.ts'

// Locks the label and the contacts before their links, and the contacts in the order of their ids, so that concurrent calls and
// deletions do not deadlock. $4 is the account of the path, or null for any account of the organization.
const bulk = (change: string) => `
  WITH label AS MATERIALIZED (
    SELECT id, team_id FROM labels WHERE organization_id = $1 AND id = $2 FOR KEY SHARE
  ),
  contact AS MATERIALIZED (
    SELECT id, team_id, phone_number_id, created_at FROM contacts
    WHERE organization_id = $1 AND id = ANY ($3::text[]) AND ($4::text IS NULL OR phone_number_id = $4)
    ORDER BY id FOR KEY SHARE
  ),
  ${change}
  SELECT (SELECT count(*) FROM label) AS labels, count(*) AS found,
         count(*) FILTER (WHERE team_id = (SELECT team_id FROM label)) AS applied
  FROM contact`

const attachStatement = statement(
  'bulk_attach_label',
  bulk(`changed AS (
    INSERT INTO contact_labels (organization_id, contact_id, label_id, phone_number_id, contact_created_at)
    SELECT $1, contact.id, label.id, contact.phone_number_id, contact.created_at
    FROM contact JOIN label ON label.team_id = contact.team_id
    ORDER BY contact.id
    ON CONFLICT DO NOTHING
  )`),
)

const detachStatement = statement(
  'bulk_detach_label',
  bulk(`link AS MATERIALIZED (
    SELECT contact_id FROM contact_labels
    WHERE organization_id = $1 AND label_id = (SELECT id FROM label) AND contact_id IN (SELECT id FROM contact)
    ORDER BY contact_id FOR UPDATE
  ),
  changed AS (
    DELETE FROM contact_labels
    WHERE organization_id = $1 AND label_id = $2 AND contact_id IN (SELECT contact_id FROM link)
  )`),
)

const statements = { attach: attachStatement, detach: detachStatement } satisfies Record<
  BulkLabel['operation'],
  unknown
>
const contactId = /^ctc_[0-9A-HJKMNP-TV-Z]{26}$/

/**
 * Attaches a label to many contacts of the organization, or detaches it. Counts distinct ids: `applied` includes contacts that
 * already had (or did not have) the label; `skipped_cross_org` are ids that belong to no contact of the organization. One round trip.
 *
 * @throws ApiError `resource_not_found` for the label
 */
export function bulkLabelContacts(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<BulkLabelContactsInput, 'body'>,
): Promise<BulkLabelResult> {
  const { contact_ids, label_id, operation, ...rest } = body
  noOtherFields(rest)
  return bulkLabel(tx, scope, null, { contact_ids, label_id, operation })
}

/**
 * Like {@link bulkLabelContacts}, for the account of the path: contacts of other accounts are `skipped_cross_org`.
 *
 * @throws ApiError the errors of bulkLabelContacts and of resolveAccount
 */
export async function bulkLabelContactsInAccount(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<BulkLabelContactsInAccountInput, 'params' | 'body'>,
): Promise<BulkLabelResult> {
  const { contact_ids, label_id, operation, ...rest } = body
  noOtherFields(rest)
  // Both queries run concurrently. The account's error takes precedence, and the transaction rolls back the other query.
  const [account, result] = await Promise.allSettled([
    resolveAccount(tx, scope, params.phone_number_id),
    bulkLabel(tx, scope, params.phone_number_id, { contact_ids, label_id, operation }),
  ])
  if (account.status === 'rejected') throw account.reason
  if (result.status === 'rejected') throw result.reason
  return result.value
}

async function bulkLabel(
  tx: Transaction,
  scope: Scope,
  account: string | null,
  { contact_ids, label_id, operation }: BulkLabel,
): Promise<BulkLabelResult> {
  const ids = new Set(contact_ids)
  const known = [...ids].filter((id) => contactId.test(id))
  const [counts] = await tx.query(statements[operation], [scope.organizationId, label_id, known, account])
  if (counts === undefined || counts.labels === 0) throw labelNotFound(label_id, 'label_id')
  const { found, applied } = counts
  return { applied, skipped_cross_org: ids.size - found, skipped_team_mismatch: found - applied }
}
