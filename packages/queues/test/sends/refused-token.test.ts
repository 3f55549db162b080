import { authorizeAccount, listAccounts } from '@channel/core/accounts'
import { recordedEvents } from '@channel/core/testing'
import { expect, it } from 'vitest'
import { filesToSend } from '../support/files-to-send.ts'
import { aSendScene } from '../support/send-scene.ts'

const refused = { status: 'restricted', restriction: 'authorization_refused' }
const connected = { status: 'connected', restriction: null }

type Scene = Awaited<ReturnType<typeof aSendScene>>

/** The states of the sender's account, from its events since its authorization. */
async function changes({ database, sender: { tenant } }: Scene) {
  const events = await recordedEvents(database, tenant.organization.id, tenant.account.id)
  return events.slice(2).map(({ type, data }) => ({ type, ...data }))
}

async function account({ database, scope, sender }: Scene) {
  const { data } = await listAccounts(database, scope, { query: { limit: 100 } })
  return data.find(({ id }) => id === sender.tenant.account.id)
}

const standing =
  ({ sends }: Scene) =>
  async () =>
    (await sends()).map(({ status, error_code, state }) => error_code ?? state ?? status)

it('restricts the account while the provider refuses its token, and still attempts each message', async () => {
  const scene = await aSendScene()
  const { simulator, sender, sendText, engine, sends, database } = scene
  simulator.setToken(sender.waba_id, 'revoked-by-the-business')
  engine()
  for (let count = 0; count < 5; count++) await sendText()
  await expect.poll(standing(scene)).toEqual(Array(5).fill('auth_expired'))
  for (const { status, error_provider_code } of await sends()) {
    expect([status, error_provider_code]).toEqual(['failed', 190])
  }
  await sendText()
  await expect.poll(standing(scene)).toEqual(Array(6).fill('auth_expired'))
  expect(simulator.requests).toHaveLength(6)
  await expect.poll(() => account(scene)).toMatchObject(refused)

  // The next accepted call lifts the restriction.
  simulator.setToken(sender.waba_id, 'the-token-of-the-test')
  await sendText()
  await expect.poll(async () => (await standing(scene)()).at(-1)).toBe('sent')
  await expect.poll(() => account(scene)).toMatchObject(connected)
  expect(await changes(scene)).toMatchObject([
    { type: 'account.updated', object: refused, previous_attributes: connected },
    { type: 'account.updated', object: connected, previous_attributes: refused },
  ])
  const failures = (await recordedEvents(database, sender.tenant.organization.id)).filter(
    ({ type }) => type === 'message.failed',
  )
  expect(failures).toHaveLength(6)
})

it('lifts the restriction after an authorization', async () => {
  const scene = await aSendScene()
  const { simulator, sender, sendText, engine, database, scope } = scene
  simulator.setToken(sender.waba_id, 'a-new-token')
  engine()
  await sendText()
  await expect.poll(() => account(scene)).toMatchObject(refused)
  const authorization = { id: sender.tenant.account.id, token: 'a-new-token' }
  await database.transaction((tx) => authorizeAccount(tx, scope.secrets, authorization))
  expect(await account(scene)).toMatchObject(connected)
  await sendText()
  await expect.poll(standing(scene)).toEqual(['auth_expired', 'sent'])
  expect(await changes(scene)).toMatchObject([
    { object: refused, previous_attributes: connected },
    { object: connected, previous_attributes: refused },
  ])
})

it('restricts the account when an upload is refused, and lifts that when one is accepted', async () => {
  const scene = await aSendScene()
  const { simulator, sender, engine } = scene
  const { store, aFile, sendFile } = await filesToSend(scene)
  const file = await aFile()
  simulator.setToken(sender.waba_id, 'revoked-by-the-business')
  engine({ store })
  await sendFile(file)
  await expect.poll(standing(scene)).toEqual(['auth_expired'])
  await expect.poll(() => account(scene)).toMatchObject(refused)
  simulator.setToken(sender.waba_id, 'the-token-of-the-test')
  // The send itself fails for another reason: the provider accepts only the upload.
  simulator.arm({ kind: 'error', code: 131026, path: '/messages' })
  await sendFile(file)
  await expect.poll(standing(scene)).toEqual(['auth_expired', 'recipient_unavailable'])
  await expect.poll(() => account(scene)).toMatchObject(connected)
})
