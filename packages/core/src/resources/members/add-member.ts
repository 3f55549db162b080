import { statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { createUser, findUserByEmail } from '../users/index.ts'
import type { Role } from './role.ts'
import { setPassword } from './set-password.ts'

const insertMember = statement(
  'add_member',
  `INSERT INTO sign_in_users (id, organization_id, role, email, name, email_verified)
   VALUES ($1, $2, $3, lower($4), $5, true) ON CONFLICT DO NOTHING RETURNING id`,
)

/** A new user of the dashboard. */
export interface NewMember {
  readonly organization_id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** The scrypt hash of the password; without it the user needs a link to set one. */
  readonly password_hash?: string | undefined
}

/**
 * Lets a user sign in to the dashboard. The user may exist already, as an assignee.
 *
 * @returns the user's id
 * @throws OperatorError for an unknown organization, an invalid name or email, and an email that already signs in
 */
export async function addMember(tx: Transaction, member: NewMember): Promise<string> {
  const id = await addUnlessMember(tx, member)
  if (id === undefined)
    throw new OperatorError(`A user with the email ${member.email} already signs in to the dashboard.`)
  return id
}

/** Like {@link addMember}, but returns undefined for an email that already signs in, to any organization. */
export async function addUnlessMember(tx: Transaction, member: NewMember): Promise<string | undefined> {
  const { organization_id, name, email, role, password_hash } = member
  const known = await findUserByEmail(tx, { organization_id, email })
  const { id } = known ?? (await createUser(tx, { organization_id, name, email }))
  const [added] = await tx.query(insertMember, [id, organization_id, role, email, name])
  if (added !== undefined && password_hash !== undefined) await setPassword(tx, { user_id: id, password_hash })
  return added?.id
}
