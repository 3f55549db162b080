import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aTenant } from '../../testing/index.ts'
import { completePasswordReset, createMemberPasswordReset } from '../passwords/index.ts'
import { addMember, deleteMemberSecondFactor } from './index.ts'

const database = await sharedDatabase()

/** A member of one organization, and another organization to join. */
async function aJoiner() {
  const [home, away] = [await aTenant(database), await aTenant(database)]
  const member = {
    organization_id: home.organization.id,
    name: 'Bo',
    email: `${home.organization.id}@example.com`,
    role: 'member',
  } as const
  const id = await database.transaction((tx) => addMember(tx, member))
  const owner = { userId: 'usr_owner', publicUrl: 'https://api.example.com' }
  return { home, id, owner, joined: { ...member, organization_id: away.organization.id } }
}

it('lets no owner reset the password of a member who joins another organization meanwhile', async () => {
  const { home, id, owner, joined } = await aJoiner()
  let joining: Promise<unknown> = Promise.resolve()
  const { url } = await database.transaction(async (tx) => {
    const reset = await createMemberPasswordReset(tx, home.scope, { params: { id } }, owner)
    joining = database.transaction((other) => addMember(other, joined))
    await Promise.race([joining, new Promise((resolve) => setTimeout(resolve, 100))])
    return reset
  })
  await joining
  const token = url.split('#token=')[1]!
  const reset = database.transaction((tx) => completePasswordReset(tx, { token, password_hash: 'hash' }))
  await expectApiError(reset, 'link_inactive')
})

it('lets no owner remove the second factor of a member who joins another organization meanwhile', async () => {
  const { home, id, owner, joined } = await aJoiner()
  let removing: Promise<unknown> = Promise.resolve()
  await database.transaction(async (tx) => {
    await addMember(tx, joined)
    removing = database.transaction((other) => deleteMemberSecondFactor(other, home.scope, { params: { id } }, owner))
    removing.catch(() => undefined)
    await Promise.race([removing.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 100))])
  })
  await expect(removing).rejects.toMatchObject({ code: 'member_of_several' })
})
