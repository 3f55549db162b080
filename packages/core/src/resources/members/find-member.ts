import { type Queryable, statement } from '@channel/db'
import type { Role } from './role.ts'

const selectMember = statement(
  'find_member_by_email',
  'SELECT id, organization_id, role, email, name FROM sign_in_users WHERE email = lower($1)',
)

/** A user who may sign in to the dashboard. */
export interface KnownMember {
  readonly id: string
  readonly organization_id: string
  readonly role: Role
  readonly email: string
  readonly name: string
}

/** The user who signs in with an email address, in any letter case. An address signs in to one organization. */
export async function findMemberByEmail(database: Queryable, email: string): Promise<KnownMember | undefined> {
  const [row] = await database.query(selectMember, [email])
  return row
}
