import { addMember } from '@channel/core/members'
import { openDatabase } from '@channel/db'
import { hashPassword } from '@channel/sign-in/passwords'
import { fixture } from '../database/fixture.ts'

const email = 'ada@example.com'
const password = 'a password of the bench'

/** Creates a user of the bench's organization. */
export async function createUser(databaseUrl: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1 })
  const password_hash = await hashPassword(password)
  const member = { organization_id: fixture.organizationId, name: 'Ada', email, role: 'owner', password_hash } as const
  await database.transaction((tx) => addMember(tx, member))
  await database.close()
}

/** Signs the user in. @returns the cookie of the session */
export async function signIn(baseUrl: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const body = JSON.stringify({ email, password })
  const response = await fetch(`${baseUrl}/dashboard/session`, { method: 'POST', headers, body })
  const [cookie] = response.headers.getSetCookie()
  if (cookie === undefined) throw new Error(`signing in failed: ${response.status} ${await response.text()}`)
  return cookie.split(';')[0] as string
}
