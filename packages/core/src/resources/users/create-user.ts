import { statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { requireName } from '../../mechanisms/input/index.ts'
import { findOrganization } from '../organizations/index.ts'
import { type OperatorUser, operatorUserColumns, operatorUserView } from './operator-user.ts'

const insertUser = statement(
  'create_user',
  `INSERT INTO users (organization_id, id, name, email) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING ${operatorUserColumns}`,
)

const emailAddress = /^[^\s@]+@[^\s@]+$/
const maxEmailLength = 255

/** Whether a text can be the email address of a user. */
export function isEmailAddress(text: string): boolean {
  return emailAddress.test(text) && text.length <= maxEmailLength
}

/**
 * Creates a user of an organization. Conversations can be assigned to users.
 *
 * @throws OperatorError for an unknown organization, an invalid name or email, and an email that the organization
 * already has
 */
export async function createUser(
  tx: Transaction,
  input: { organization_id: string; name: string; email: string },
): Promise<OperatorUser> {
  const name = requireName(input.name, 'name')
  const { email } = input
  if (!isEmailAddress(email)) {
    throw new OperatorError(`email must be an email address, not ${JSON.stringify(email)}.`)
  }
  const organization = await findOrganization(tx, input.organization_id)
  const [row] = await tx.query(insertUser, [organization.id, newId('user'), name, email])
  if (row === undefined) throw new OperatorError(`Organization ${organization.id} already has a user ${email}.`)
  return operatorUserView(row)
}
