import { contactsWithSearchKeys, searchMatches, searchTables } from '../contacts/index.ts'
import { recipientJoins } from './recipient-view.ts'

/** Number of recipients that are compared first. A text that is not rare fills the page with them. */
const walk = 5_000

const columns = `recipient.organization_id, recipient.id, recipient.key, recipient.template, recipient.status, recipient.reason,
  recipient.message_id`
const newestContacts = `SELECT contact.searched FROM contacts contact
  WHERE contact.organization_id = $1 AND contact.phone_number_id = $2 ORDER BY contact.created_at DESC, contact.id DESC`

/**
 * The SQL of the next recipients of a broadcast whose contact matches a search as it does in the list of contacts, or, without a contact,
 * whose phone number begins with it.
 *
 * @param base the condition of recipients, with all other filters and the position
 * @param search the parameter (such as `$5`) of the text; `$1` is the organization, `$2` the account and `$4` the max number of rows
 */
export const searchRecipients = (base: string, search: string) => `
  WITH ${searchTables(search, newestContacts)}, walk AS MATERIALIZED (
    SELECT ${columns}, ${searchMatches} OR recipient.key LIKE (SELECT phone_pattern FROM search) AS found
    FROM (SELECT * FROM broadcast_recipients recipient WHERE ${base} ORDER BY recipient.id LIMIT ${walk}) recipient
    ${recipientJoins}
  ), decision AS MATERIALIZED (
    SELECT count(*) = ${walk} AND count(*) FILTER (WHERE found) < $4 AS use_index FROM walk
  )
  SELECT ${columns} FROM walk recipient WHERE found AND NOT (SELECT use_index FROM decision)
  UNION ALL
  SELECT ${columns}
  FROM (${contactsWithSearchKeys} AND (SELECT use_index FROM decision) OFFSET 0) AS contact
  JOIN broadcast_recipients recipient ON recipient.key = contact.id
  WHERE contact.organization_id = $1 AND ${base} AND ${searchMatches}
  UNION ALL
  SELECT ${columns} FROM broadcast_recipients recipient
  WHERE ${base} AND recipient.key >= (SELECT phone FROM search) AND recipient.key < (SELECT phone || ':' FROM search)
    AND (SELECT use_index FROM decision)
  ORDER BY id LIMIT $4`
