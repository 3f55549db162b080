import type { Contact, ListContactsInput } from '@channel/contract/types'
import type { Queryable, RowOf } from '@channel/db'
import { requirePhoneNumber } from '../../mechanisms/input/index.ts'
import {
  type FilterOf,
  type ListParts,
  listStatements,
  type Page,
  type Position,
  pageOf,
  readPage,
} from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { attachedLabels } from '../labels/index.ts'
import { labelSource, plainSource } from './contact-source.ts'
import { contactColumns, contactView } from './contact-view.ts'
import { searchPage } from './search-page.ts'

type Filter = FilterOf<ListContactsInput['query']>

function contactsOfAccount({ given, conditions, params, after }: ListParts<Filter>): string {
  const source = given.has('label_id') ? labelSource : plainSource
  const { from, base, created_at, id } = source
  const all = after === undefined ? conditions : `${conditions} AND (${created_at}, ${id}) < ${after}`
  if (params.search !== undefined) {
    return `
      SELECT ${contactColumns} FROM (${searchPage({ source, conditions: all, search: params.search })}) AS page
      JOIN contacts contact ON contact.organization_id = $1 AND contact.id = page.id`
  }
  return `
    SELECT ${contactColumns} FROM ${from} WHERE ${base}${all}
    ORDER BY ${created_at} DESC, ${id} DESC LIMIT $3`
}

const selectContacts = listStatements<Filter, RowOf<'list_contacts'>>({
  name: 'list_contacts',
  fixedValues: 3,
  filters: {
    phone_number: (param) => `contact.phone_number = ${param}`,
    search: () => '',
    username: (param) => `lower(contact.username) = lower(${param})`,
    label_id: (param) => `link.label_id = ${param}`,
    bsuid: (param) => `contact.bsuid = ${param}`,
    // The param is true. The planner uses the partial index because of the column.
    blocked: (param) => `contact.blocked AND ${param}::boolean`,
  },
  text: (parts) => `
    SELECT ${pathAccountColumns}, ${contactColumns}, ${attachedLabels('contact')}
    FROM ${accountTables}
    LEFT JOIN LATERAL (${contactsOfAccount(parts)}) contact ON account.verified
    WHERE ${pathAccountIs}
    ORDER BY contact.created_at DESC, contact.id DESC`,
})

/** What selects contacts. */
export type ContactFilters = Omit<ListContactsInput['query'], 'limit' | 'cursor'>

/** Reads the next contacts of an account, newest first. @returns the account and at most `limit` rows */
export async function readContacts(
  database: Queryable,
  scope: Scope,
  account: string,
  filters: ContactFilters,
  { limit, after }: { readonly limit: number; readonly after: Position | undefined },
) {
  if (filters.phone_number !== undefined) requirePhoneNumber(filters.phone_number, 'phone_number')
  const { statement, values } = selectContacts(textsOf(filters), after)
  const rows = await database.query(statement, [scope.organizationId, account, limit, ...values])
  return { rows, channelAccount: requireUsableAccount(rows[0], account) }
}

function textsOf({ blocked, ...texts }: ContactFilters) {
  return { ...texts, blocked: blocked && String(blocked) }
}

/**
 * Lists the contacts of an account, newest first, in one round trip.
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
  const page = readPage(scope, { limit, cursor }, { list: 'listContacts', account, filters: textsOf(filters) })
  const { rows, channelAccount } = await readContacts(database, scope, account, filters, {
    limit: page.fetch,
    after: page.after,
  })
  return pageOf(page, rows, (row) => contactView(row, channelAccount))
}
