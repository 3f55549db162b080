import { type Queryable, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'

/** The SQL of the contacts of an account with one of the given keys: each a phone number, a user id, or the id of a contact. */
export const contactsWithKeys = (account: string, keys: string) => {
  const are = (column: string) =>
    `contacts WHERE organization_id = $1 AND phone_number_id = ${account} AND ${column} = ANY (${keys}::text[])`
  return `(
    SELECT phone_number AS key, id FROM ${are('phone_number')}
    UNION ALL SELECT bsuid, id FROM ${are('bsuid')}
    UNION ALL SELECT id, id FROM ${are('id')}
  )`
}

const findStatement = statement(
  'find_contacts_of_recipients',
  `SELECT key, id FROM ${contactsWithKeys('$2', '$3')} AS known`,
)

/** @returns the ids of contacts of an account by the keys that name them */
export async function findContactsOfRecipients(
  database: Queryable,
  { organizationId }: Pick<Scope, 'organizationId'>,
  phoneNumberId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query(findStatement, [organizationId, phoneNumberId, keys])
  return new Map(rows.map(({ key, id }) => [key ?? '', id ?? '']))
}
