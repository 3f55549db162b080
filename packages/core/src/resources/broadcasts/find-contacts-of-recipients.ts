import { type Queryable, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'

const ofAccount = 'organization_id = $1 AND phone_number_id = $2'

/** The SQL of the contacts with one of the given keys: each a phone number, a user id, or the id of a contact. */
export const contactsWithKeys = (keys: string) => `(
    SELECT phone_number AS key, id FROM contacts WHERE ${ofAccount} AND phone_number = ANY (${keys}::text[])
    UNION ALL SELECT bsuid, id FROM contacts WHERE ${ofAccount} AND bsuid = ANY (${keys}::text[])
    UNION ALL SELECT id, id FROM contacts WHERE ${ofAccount} AND id = ANY (${keys}::text[])
  )`

const findStatement = statement('find_contacts_of_recipients', `SELECT key, id FROM ${contactsWithKeys('$3')} AS known`)

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
