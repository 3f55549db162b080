import type { AccountReference, GetContactInput } from '@channel/contract/types'
import { type Queryable, type RowOf, type Statement, statement, type Transaction } from '@channel/db'
import { type ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { attachedLabels } from '../labels/index.ts'
import { contactColumns, type LabeledContactRow } from './contact-view.ts'

/** Path parameters of the operations on one contact. */
export type ContactPath = GetContactInput['params']

/** A contact and the account that it was found on. */
export interface FoundContact {
  readonly row: LabeledContactRow
  readonly account: AccountReference
}

/** Selects the account of a path, with a contact that may be missing. `$1` is the organization, `$2` the account, `$3` the key. */
export const selectContact = (key: 'id' | 'phone_number', lock: string) => `
  WITH contact AS MATERIALIZED (
    SELECT * FROM contacts WHERE organization_id = $1 AND phone_number_id = $2 AND ${key} = $3 ${lock}
  )
  SELECT ${pathAccountColumns}, ${contactColumns}, ${attachedLabels('contact')}
  FROM ${accountTables} LEFT JOIN contact ON true WHERE ${pathAccountIs}`

/**
 * Fetches a contact of an account.
 *
 * @throws ApiError `resource_not_found` if the account or the contact is unknown or belongs to another organization,
 *   `channel_number_not_verified`
 */
export const findContact = finder<Queryable>(statement('find_contact', selectContact('id', '')))

/** Like {@link findContact}, and locks the contact until the transaction ends. */
export const findContactToChange = finder<Transaction>(
  statement('find_contact_to_change', selectContact('id', 'FOR NO KEY UPDATE')),
)

function finder<On extends Queryable>(select: Statement<RowOf<'find_contact'>>) {
  return async (database: On, scope: Scope, { phone_number_id, id }: ContactPath): Promise<FoundContact> => {
    const [row] = await database.query(select, [scope.organizationId, phone_number_id, id])
    const account = requireUsableAccount(row, phone_number_id)
    if (row === undefined || row.id === null) throw contactNotFound({ phone_number_id, id })
    return { row, account }
  }
}

export function contactNotFound({ phone_number_id, id }: ContactPath): ApiError {
  return notFound('id', `There is no contact ${id} on account ${phone_number_id}.`)
}
