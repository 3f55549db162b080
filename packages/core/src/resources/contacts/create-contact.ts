import type {
  ContactState,
  CreateContactInAccountInput,
  CreateContactInput,
  CreatedContact,
  UpsertContactInput,
} from '@channel/contract/types'
import { type RowOf, type Statement, statement, type Transaction } from '@channel/db'
import { ApiError, invalidField } from '../../mechanisms/errors/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { noOtherFields, writtenColumns } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { requireMetadata, requirePhoneNumber } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountNotFound, accountReference, accountTables, notVerified } from '../accounts/index.ts'
import { type ContactRow, contactStateView, createdContactView } from './contact-view.ts'

/** The fields of a new contact: those that can be set, except `from`, which names the account. */
export type GivenFields = Pick<
  ContactRow,
  Exclude<keyof CreateContactInput['body'], 'from'> | keyof UpsertContactInput['body']
> & { readonly phone_number: string }

const givenColumns = writtenColumns<GivenFields>(4, {
  phone_number: 'value',
  name: 'value',
  username: 'value',
  email: 'value',
  metadata: 'json',
})

// One statement finds the account and inserts the contact. It inserts if exactly one account matches, is verified and has no
// contact with the number. Its rows show the condition that failed.
const insertOn = (accountIs: string) => `
  WITH found AS MATERIALIZED (
    SELECT account.phone_number_id, account.phone_number, account.team_id, account.verified, account.customer_id,
           customer.name AS customer_name
    FROM ${accountTables}
    WHERE account.organization_id = $1 AND ${accountIs} LIMIT 2
  ),
  created AS (
    INSERT INTO contacts (organization_id, id, phone_number_id, team_id, ${givenColumns.names})
    SELECT $1, $3, phone_number_id, team_id, ${givenColumns.params}
    FROM found WHERE verified AND (SELECT count(*) FROM found) = 1
    ON CONFLICT ON CONSTRAINT contacts_phone_number_key DO NOTHING
    RETURNING created_at, updated_at
  )
  SELECT found.*, created.created_at, created.updated_at FROM found LEFT JOIN created ON true`

const insertById = statement('create_contact_by_phone_number_id', insertOn('account.phone_number_id = $2'))
const insertByNumber = statement('create_contact_by_phone_number', insertOn('account.phone_number = $2'))
const insertOnOnlyAccount = statement('create_contact_on_only_account', insertOn('$2::text IS NULL'))

type InsertedRow = RowOf<'create_contact_by_phone_number_id'>

/**
 * Creates a contact on the account that `from` names (by phone_number_id or number), by default on the organization's only
 * account.
 *
 * @returns the contact, and the phone_number_id of its account, which the contact does not show
 * @throws ApiError `invalid_phone_number`; `invalid_field_value` for metadata, for a missing `from` with several accounts,
 *   for a number that the account already has; `channel_number_not_verified` if `from` names no verified account
 */
export async function createContact(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<CreateContactInput, 'body'>,
): Promise<{ contact: CreatedContact; phone_number_id: string }> {
  const { from, phone_number, name = null, email = null, metadata = null, ...rest } = body
  noOtherFields(rest)
  const given = { phone_number, name, username: null, email, metadata }
  const insert = from === undefined ? insertOnOnlyAccount : from.startsWith('+') ? insertByNumber : insertById
  const found = await insertInto(tx, scope, insert, from ?? null, given)
  if (found.rows.length > 1) {
    throw invalidField(
      'from',
      '`from` is required: your organization has several accounts. `GET /v1/accounts` lists them.',
    )
  }
  const [row] = found.rows
  if (row === undefined) {
    const problem = from === undefined ? 'Your organization has no account yet.' : `You have no account ${from}.`
    throw new ApiError('channel_number_not_verified', problem, { param: 'from' })
  }
  if (!row.verified) throw notVerified(row.phone_number_id, 'from')
  return { contact: await finish(tx, scope, found.id, row, given), phone_number_id: row.phone_number_id }
}

/**
 * Creates a contact on the account of the path.
 *
 * @throws ApiError as {@link createContact}; `resource_not_found` and `channel_number_not_verified` for the account of the
 *   path; `invalid_field_value` if `from` names another account
 */
export async function createContactInAccount(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<CreateContactInAccountInput, 'params' | 'body'>,
): Promise<CreatedContact> {
  const { phone_number_id } = params
  const { from, phone_number, name = null, email = null, metadata = null, ...rest } = body
  noOtherFields(rest)
  const given = { phone_number, name, username: null, email, metadata }
  const found = await insertInto(tx, scope, insertById, phone_number_id, given)
  const [row] = found.rows
  if (row === undefined) throw accountNotFound(phone_number_id)
  if (!row.verified) throw notVerified(phone_number_id)
  // The error rolls back the inserted contact.
  if (from !== undefined && from !== row.phone_number_id && from !== row.phone_number) {
    throw invalidField('from', `\`from\` must be the account in the path, ${phone_number_id}, or be omitted.`)
  }
  return finish(tx, scope, found.id, row, given)
}

async function insertInto(
  tx: Transaction,
  scope: Scope,
  insert: Statement<InsertedRow>,
  account: string | null,
  given: GivenFields,
) {
  requirePhoneNumber(given.phone_number, 'phone_number')
  requireMetadata(given.metadata)
  const id = newId('contact')
  const values = [scope.organizationId, account, id, ...givenColumns.values(given)]
  return { id, rows: await tx.query(insert, values) }
}

function finish(tx: Transaction, scope: Scope, id: string, row: InsertedRow, given: GivenFields): CreatedContact {
  const contact = recordCreated(tx, scope, id, row, given)
  if (contact === undefined) {
    throw invalidField(
      'phone_number',
      `Account ${row.phone_number_id} already has a contact with ${given.phone_number}.`,
    )
  }
  return createdContactView(contact)
}

/**
 * Inserts a contact on a verified account of the organization, and records `contact.created`.
 *
 * @returns undefined if the account already has a contact with the number
 * @throws ApiError `invalid_phone_number`; `invalid_field_value` for metadata
 */
export async function insertContact(
  tx: Transaction,
  scope: Scope,
  phoneNumberId: string,
  given: GivenFields,
): Promise<ContactState | undefined> {
  const { id, rows } = await insertInto(tx, scope, insertById, phoneNumberId, given)
  return rows[0] && recordCreated(tx, scope, id, rows[0], given)
}

function recordCreated(tx: Transaction, scope: Scope, id: string, row: InsertedRow, given: GivenFields) {
  const { created_at, updated_at } = row
  if (created_at === null || updated_at === null) return undefined
  const state = { ...given, id, created_at, updated_at, bsuid: null, parent_bsuid: null, blocked: false }
  const contact = { ...contactStateView(state, accountReference(row)), phone_number: given.phone_number }
  recordChange(tx, scope.organizationId, 'contact.created', contact)
  return contact
}
