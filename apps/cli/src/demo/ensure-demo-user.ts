import { randomBytes } from 'node:crypto'
import { withIds } from '@channel/core/mechanisms/ids'
import { addMember, findMemberByEmail, removeSecondFactor, setPassword } from '@channel/core/members'
import type { Database } from '@channel/db'
import { demoIds, demoUser } from './demo-data.ts'

/** The credentials that sign the demo's user in to the dashboard. */
export interface DemoSignIn {
  readonly email: string
  readonly password: string
}

/**
 * Sets a new password for the demo's user, and creates the user if it is missing. The password is random and not saved: only
 * the output of this start shows it, and older passwords stop working.
 */
export async function ensureDemoUser(database: Database, organization_id: string): Promise<DemoSignIn> {
  // Loaded only here: the operator's other commands hash no passwords.
  const { hashPassword } = await import('@channel/sign-in/passwords')
  const password = newPassword()
  const password_hash = await hashPassword(password)
  const { email } = demoUser
  await database.transaction(async (tx) => {
    const known = await findMemberByEmail(tx, email, organization_id)
    if (known === undefined)
      await withIds([demoIds.user], () => addMember(tx, { organization_id, ...demoUser, role: 'owner', password_hash }))
    else {
      await setPassword(tx, { user_id: known.sign_in_id, password_hash })
      // A visitor may have enrolled one: the printed password alone must do.
      await removeSecondFactor(tx, { user_id: known.sign_in_id })
    }
  })
  return { email, password }
}

/** 80 random bits in letters and digits that are easy to type. */
function newPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const text = Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}
