import { statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { revokePasswordResetsOfPerson } from '../../mechanisms/sign-in-links/index.ts'
import { createUser, findUserByEmail } from '../users/index.ts'
import type { Role } from './role.ts'
import { setPassword } from './set-password.ts'

const insertPerson = statement(
  'add_sign_in_user',
  `INSERT INTO sign_in_users (id, email, name, email_verified, address_proved) VALUES ($1, lower($2), $3, true, $4)
   ON CONFLICT DO NOTHING RETURNING id`,
)
const insertMember = statement(
  'add_member',
  `INSERT INTO members (organization_id, id, sign_in_id, role) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id`,
)
// Locked, so that it is not removed with its last membership meanwhile.
const lockPerson = statement('lock_sign_in_user', 'SELECT id FROM sign_in_users WHERE email = lower($1) FOR UPDATE')

/** A new user of the dashboard. */
export interface NewMember {
  readonly organization_id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** The scrypt hash of the password; without it the user needs a link to set one. Not for an email that already signs in. */
  readonly password_hash?: string | undefined
  /** Whether the person has proved to own the address, or an operator vouches for it; default true. */
  readonly address_proved?: boolean | undefined
}

/**
 * Lets a user sign in to the dashboard. The user may exist already, as an assignee, and may sign in to other organizations: then the
 * password stays as it is.
 *
 * @returns the user's id
 * @throws OperatorError for an unknown organization, an invalid name or email, and a member of the organization
 */
export async function addMember(tx: Transaction, member: NewMember): Promise<string> {
  const id = (await addUnlessMember(tx, member)) ?? (await addMembership(tx, member))
  if (id === undefined)
    throw new OperatorError(`A user with the email ${member.email} already signs in to this organization.`)
  return id
}

/** Like {@link addMember}, but returns undefined for an email that already signs in, to any organization. */
export async function addUnlessMember(tx: Transaction, member: NewMember): Promise<string | undefined> {
  const { organization_id, email, role, password_hash, address_proved = true } = member
  const { id, name } = await userOf(tx, member)
  const [person] = await tx.query(insertPerson, [id, email, name, address_proved])
  if (person === undefined) return undefined
  await tx.query(insertMember, [organization_id, id, person.id, role])
  if (password_hash !== undefined) await setPassword(tx, { user_id: person.id, password_hash })
  return id
}

/** Lets someone who signs in already sign in to another organization. @returns the id there; undefined for a member of it */
export async function addMembership(
  tx: Transaction,
  member: Omit<NewMember, 'password_hash'>,
): Promise<string | undefined> {
  const [person] = await tx.query(lockPerson, [member.email])
  if (person === undefined) return undefined
  // An owner of the first organization may have such a link, which would open the new one too.
  await revokePasswordResetsOfPerson(tx, { sign_in_id: person.id })
  const { id } = await userOf(tx, member)
  const [added] = await tx.query(insertMember, [member.organization_id, id, person.id, member.role])
  return added?.id
}

async function userOf(tx: Transaction, { organization_id, name, email }: NewMember) {
  const known = await findUserByEmail(tx, { organization_id, email })
  return known ?? (await createUser(tx, { organization_id, name, email }))
}
