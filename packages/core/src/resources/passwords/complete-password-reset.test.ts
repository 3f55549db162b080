import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { recordMailedLink } from '../../mechanisms/sign-in-links/index.ts'
import { aTenant } from '../../testing/index.ts'
import { acceptInvitation, createInvitation } from '../invitations/index.ts'
import { completePasswordReset, createMemberPasswordReset, createPasswordReset } from './index.ts'

const database = await sharedDatabase()
const publicUrl = 'https://api.example.com'
const insertPasskey = statement(
  'testing_insert_passkey',
  `INSERT INTO sign_in_passkeys (id, user_id, name, credential_id, public_key, counter, device_type, backed_up)
   VALUES ($1, $2, 'Phone', $1, 'a key', 0, 'singleDevice', false)`,
)
const countPasskeys = statement(
  'testing_count_passkeys',
  'SELECT count(*)::int AS count FROM sign_in_passkeys WHERE user_id = $1',
)

const tokenIn = (url: string) => url.split('#token=')[1]!

/** A member who accepted the invitation of an owner, and has a passkey. */
async function anInvited({ isMailed = false, isByOperator = false } = {}) {
  const { scope, organization } = await aTenant(database)
  const email = `${organization.id}@example.com`
  const userId = isByOperator ? undefined : newId('user')
  const member = await database.transaction(async (tx) => {
    const { url } = await createInvitation(tx, scope, { body: { email, role: 'member' } }, { userId, publicUrl })
    if (isMailed) await recordMailedLink(tx, url)
    return acceptInvitation(tx, { token: tokenIn(url), name: 'Bo', password_hash: 'hash' })
  })
  const add = () => database.execute(insertPasskey, [newId('passkey'), member.sign_in_id])
  await add()
  const passkeys = async () => (await database.query<{ count: number }>(countPasskeys, [member.sign_in_id]))[0]?.count
  const reset = (create: () => Promise<{ url: string }>) =>
    create().then(({ url }) =>
      database.transaction((tx) => completePasswordReset(tx, { token: tokenIn(url), password_hash: 'other' })),
    )
  return { scope, member, add, passkeys, reset }
}

it('removes the passkeys of an address with its first proof, and keeps later ones', async () => {
  const { member, add, passkeys, reset } = await anInvited()
  const byMail = () => database.transaction((tx) => createPasswordReset(tx, member, publicUrl))
  await reset(byMail)
  expect(await passkeys()).toBe(0)
  await add()
  await reset(byMail)
  expect(await passkeys()).toBe(1)
})

it('takes the link of an owner for no proof, unless it was sent by mail', async () => {
  const { scope, member, passkeys, reset } = await anInvited()
  const byOwner = (isMailed: boolean) => () =>
    database.transaction(async (tx) => {
      const owner = { userId: newId('user'), publicUrl }
      const link = await createMemberPasswordReset(tx, scope, { params: { id: member.id } }, owner)
      if (isMailed) await recordMailedLink(tx, link.url)
      return link
    })
  await reset(byOwner(false))
  expect(await passkeys()).toBe(1)
  await reset(byOwner(true))
  expect(await passkeys()).toBe(0)
})

it.each([
  ['was sent by mail', { isMailed: true }],
  ['an operator created', { isByOperator: true }],
])('keeps the passkeys of an address whose invitation %s', async (_, given) => {
  const { member, passkeys, reset } = await anInvited(given)
  await reset(() => database.transaction((tx) => createPasswordReset(tx, member, publicUrl)))
  expect(await passkeys()).toBe(1)
})
