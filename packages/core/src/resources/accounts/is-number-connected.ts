import { type Queryable, statement } from '@channel/db'

const findNumber = statement('find_number', 'SELECT FROM phone_number_routes WHERE phone_number_id = $1')

/** Whether a number is connected in a cell, by any organization. */
export async function isNumberConnected(database: Queryable, phoneNumberId: string): Promise<boolean> {
  return (await database.query(findNumber, [phoneNumberId])).length > 0
}
