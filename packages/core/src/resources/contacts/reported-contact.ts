import type { AccountReference } from '@channel/contract/types'
import { type RowOf, statement, type Transaction } from '@channel/db'
import { recordChange } from '../../mechanisms/events/index.ts'
import { changeRow, previousAttributes, writtenColumns } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { contactColumns, contactStateView } from './contact-view.ts'

/** A contact, with the columns that only reports of the provider change. */
export type ReportedContactRow = RowOf<'find_contact_for_preference'>

export const reportedContactColumns = `${contactColumns}, contact.identity_reported_at, contact.marketing_opted_out_at,
  contact.marketing_reported_at`

/** The fields of a contact that the provider reports. */
export type ContactFacts = Pick<ReportedContactRow, 'phone_number' | 'bsuid' | 'parent_bsuid' | 'username' | 'name'>

const factFields = ['phone_number', 'bsuid', 'parent_bsuid', 'username', 'name'] as const

/** The columns that a report writes. */
export const factColumns = (firstParam: number) =>
  writtenColumns<ContactFacts & Pick<ReportedContactRow, 'identity_reported_at'>>(firstParam, {
    phone_number: 'value',
    bsuid: 'value',
    parent_bsuid: 'value',
    username: 'value',
    name: 'value',
    identity_reported_at: 'value',
  })

const columns = factColumns(3)

const updateStatement = statement(
  'update_reported_contact',
  `UPDATE contacts contact ${changeRow(columns, reportedContactColumns)}`,
)

/**
 * Applies reported fields to a contact and records `contact.updated`. Does nothing if no field changes.
 *
 * @param row locked by this transaction
 * @param reportedAt the time of the report; stored if the number or the user id changes
 */
export async function applyContactFacts(
  tx: Transaction,
  scope: InboundScope,
  account: AccountReference,
  row: ReportedContactRow,
  next: ContactFacts,
  reportedAt: string | null,
): Promise<ReportedContactRow> {
  const previous = previousAttributes(row, next, factFields)
  if (Object.keys(previous).length === 0) return row
  const hasNewIdentity = 'phone_number' in previous || 'bsuid' in previous
  const identity_reported_at = (hasNewIdentity ? reportedAt : null) ?? row.identity_reported_at
  const [updated] = await tx.query(updateStatement, [
    scope.organizationId,
    row.id,
    ...columns.values({ ...next, identity_reported_at }),
  ])
  if (updated === undefined) throw new Error('The locked contact was not found.')
  recordChange(tx, scope.organizationId, 'contact.updated', contactStateView(updated, account), previous)
  return updated
}

/** Whether a report is newer than the report of the contact's current identity. */
export function isNewer(
  reportedAt: string | null,
  { identity_reported_at }: Pick<ReportedContactRow, 'identity_reported_at'>,
): boolean {
  return identity_reported_at === null || (reportedAt !== null && reportedAt > identity_reported_at)
}
