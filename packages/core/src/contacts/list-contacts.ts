import type { Contact, ListContactsInput } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import { accountTables } from '../accounts/account-view.ts'
import {
  type PathAccountRow,
  pathAccountColumns,
  pathAccountIs,
  requireUsableAccount,
} from '../accounts/resolve-account.ts'
import { type FilterOf, type ListParts, listStatements, type Page, pageOf, readPage } from '../pagination/index.ts'
import { requirePhoneNumber } from '../phone-number.ts'
import type { Scope } from '../scope.ts'
import { type ContactRow, contactColumns, contactView } from './contact-view.ts'

type Filter = FilterOf<ListContactsInput['query']>

// With a label, the list is read in order from the label's own index; the contacts are fetched one by one.
const plainContacts = {
  tables: 'contacts contact',
  organization: 'contact.organization_id',
  account: 'contact.phone_number_id',
  created_at: 'contact.created_at',
  id: 'contact.id',
}
const labelledContacts = {
  tables: `contact_labels link
    JOIN contacts contact ON contact.organization_id = link.organization_id AND contact.id = link.contact_id`,
  organization: 'link.organization_id',
  account: 'link.phone_number_id',
  created_at: 'link.contact_created_at',
  id: 'link.contact_id',
}

function contactsOfAccount({ given, conditions, after }: ListParts<Filter>): string {
  const from = given.has('label_id') ? labelledContacts : plainContacts
  return `
    SELECT ${contactColumns} FROM ${from.tables}
    WHERE ${from.organization} = $1 AND ${from.account} = $2${conditions}
      ${after ? `AND (${from.created_at}, ${from.id}) < ${after}` : ''}
    ORDER BY ${from.created_at} DESC, ${from.id} DESC LIMIT $3`
}

const selectContacts = listStatements<Filter>({
  name: 'list_contacts',
  fixedValues: 3,
  filters: {
    phone_number: (place) => `contact.phone_number = ${place}`,
    search: (place) => `(contact.name ILIKE ${place} OR contact.email ILIKE ${place})`,
    username: (place) => `lower(contact.username) = lower(${place})`,
    label_id: (place) => `link.label_id = ${place}`,
    bsuid: (place) => `contact.bsuid = ${place}`,
  },
  text: (parts) => `
    SELECT ${pathAccountColumns}, ${contactColumns}
    FROM ${accountTables}
    LEFT JOIN LATERAL (${contactsOfAccount(parts)}) contact ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY contact.created_at DESC, contact.id DESC`,
  options: ({ given }) => ({ planEachTime: given.has('search') }),
})

/** An account without contacts comes as one row that has none. */
type ListedRow = PathAccountRow & (ContactRow | { readonly id: null })

/**
 * Lists the contacts of an account, the newest first, in one round trip.
 *
 * @throws ApiError `invalid_phone_number`, `invalid_cursor`, or what {@link requireUsableAccount} throws
 */
export async function listContacts(
  database: Queryable,
  scope: Scope,
  { params, query }: ListContactsInput,
): Promise<Page<Contact>> {
  const { limit, cursor, ...filters } = query
  const account = params.phone_number_id
  if (filters.phone_number !== undefined) requirePhoneNumber(filters.phone_number, 'phone_number')
  const page = readPage(scope, { limit, cursor }, { list: 'listContacts', account, filters })
  const search = filters.search === undefined ? undefined : containing(filters.search)
  const { statement, values } = selectContacts({ ...filters, search }, page.after)
  const rows = await database.query<ListedRow>(statement, [scope.organizationId, account, page.fetch, ...values])
  const channelAccount = requireUsableAccount(rows[0], account)
  return pageOf(page, rows.filter(isContact), (row) => contactView(row, channelAccount))
}

function isContact(row: ListedRow): row is PathAccountRow & ContactRow {
  return row.id !== null
}

/** The pattern of texts that contain this one, whatever is in it. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
