import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { createOrganization } from '@channel/core/organizations'
import { openSignIn } from '@channel/sign-in'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { ensureDemoUser } from '../src/demo/ensure-demo-user.ts'

it('lets the demo’s user sign in with the password of this start only', async () => {
  const database = await createTestDatabase()
  const { id } = await database.transaction((tx) => createOrganization(tx, { name: 'Demo' }))
  const secrets = deriveSecrets('a secret of the tests that is long enough')
  const signIn = openSignIn({ database, secrets, baseUrl: 'http://127.0.0.1:8787' })
  const first = await ensureDemoUser(database, id)
  const session = await signIn.signIn(first, {})
  expect(session).toMatchObject({ organizationId: id, role: 'owner', email: 'demo@example.com' })
  const cookie = (session as { setCookie: string }).setCookie.split(';')[0]

  const second = await ensureDemoUser(database, id)
  expect(second.password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  expect(second.password).not.toBe(first.password)
  expect(await signIn.find({ cookie })).toBeUndefined()
  expect(await signIn.signIn(first, {})).toBe('invalid_credentials')
  expect(await signIn.signIn(second, {})).toMatchObject({ organizationId: id })
})
