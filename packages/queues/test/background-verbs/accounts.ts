import { anApiKey, channelSecretOfTests } from '@channel/core/testing'
import { core, database, nothing, records, refused, type SomeVerbs, withRefusedToken } from './world.ts'

export const accounts = {
  recordAuthorization: records('account.updated').with(async ({ scope, aClaimedSend }) => {
    const { organization_id, phone_number_id } = await aClaimedSend()
    const called = { organization_id, phone_number_id, token: 'the-token-of-the-test', authorization_refused: false }
    return () => core.recordAuthorization(database, scope.secrets, called, 'refused')
  }),
  callAtProvider: records('account.updated').with(async (world) => {
    const { account, context } = await withRefusedToken(world)
    return () => core.callAtProvider(database, world.scope, account, (called) => context.provider.listNumbers(called))
  }),
  getAccountProfile: refused(
    ({ scope }, { params, context }) =>
      () =>
        core.getAccountProfile(database, scope, { params }, context),
  ),
  getAccountPicture: refused(
    ({ scope }, { params, context }) =>
      () =>
        core.getAccountPicture(database, scope, { params }, context),
  ),
  updateAccountProfile: refused(
    ({ scope }, { params, context }) =>
      () =>
        core.updateAccountProfile(database, scope, { params, body: { about: 'Open' } }, context),
  ),
  setPinAtProvider: refused(
    ({ scope }, { params, context }) =>
      () =>
        core.setPinAtProvider(database, scope, { params, body: { pin: '482915' } }, context),
  ),
  uploadForHandle: refused(async ({ scope }, { params, account, context }) => {
    const media_id = core.newId('media')
    const about = { media_id, mime_type: 'image/png', filename: 'logo.png', size: 4, sha256: '0'.repeat(64) }
    const stored = { ...about, stored_name: core.newFileName() }
    await database.transaction((tx) => core.createMedia(tx, scope, { params }, stored))
    const file = { media_id, param: 'picture_media_id', types: ['image/png'], maxBytes: 100 }
    return () => core.uploadForHandle(database, scope, account, file, context)
  }),
  revokeApiKey: nothing.with(async ({ organization }) => {
    const { id } = await anApiKey(database, organization.id)
    return () => core.revokeApiKey(database, { id })
  }),
  deleteApiKey: nothing.with(async ({ organization, scope }) => {
    const { id } = await anApiKey(database, organization.id)
    return () => core.deleteApiKey(database, scope, { params: { id } })
  }),
  rotateSecrets: nothing.with(async ({ aClaimedSend }) => {
    await aClaimedSend()
    const rotated = core.deriveSecrets(`another secret that only this test uses,${channelSecretOfTests}`)
    return () => core.rotateSecrets(database, rotated, { now: () => new Date() })
  }),
  readOrganization: nothing.with(async ({ organization: { id }, scope: { mediaBaseUrl } }) => {
    const ignore = async () => {}
    return () => core.readOrganization(database, id, { mediaBaseUrl, onOrganization: ignore, onItems: ignore })
  }),
} satisfies SomeVerbs
