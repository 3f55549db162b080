import { requestQualityCheck, requestSync } from '@channel/core/mechanisms/outbox'
import { anInboundMessage } from '@channel/core/testing'
import { statement } from '@channel/db'
import { holdWork } from '../../src/restore/index.ts'
import { core, database, nothing, oneRowOf, records, type SomeVerbs } from './world.ts'

const mediaWriter = statement(
  'test_background_writer_of_media',
  `SELECT media.xmin::text AS transaction FROM media
   JOIN messages ON messages.organization_id = media.organization_id AND messages.media_id = media.id
   WHERE messages.organization_id = $1 AND messages.id = $2`,
)

export const sendsAndCalls = {
  beginSends: nothing.with(async ({ scope, clock, aClaimedSend }) => {
    const send = await aClaimedSend()
    return () => core.beginSends(database, clock, scope.secrets, { sends: [send], leaseMs: 60_000 })
  }),
  failSend: records('message.failed').with(async ({ scope, aClaimedSend }) => {
    const send = await aClaimedSend()
    const failure = { code: 'undeliverable', message: 'No.', provider_code: null } as const
    return () => core.failSend(database, scope, send, failure)
  }),
  endHeldSends: records('message.failed').with(async ({ scope, aClaimedSend }) => {
    await aClaimedSend()
    await holdWork(database, { reason: 'requested' })
    return () => core.endHeldSends(database, scope)
  }),
  settleSends: records('message.failed').with(async ({ scope, clock, aClaimedSend }) => {
    const send = await aClaimedSend()
    await core.beginSends(database, clock, scope.secrets, { sends: [send], leaseMs: 60_000 })
    await core.recordLostSends(database, clock, [send])
    clock.advance(365 * 86_400_000)
    return () => core.settleSends(database, scope, clock)
  }),
  recordQualityCheck: records('account.updated').with(async ({ scope, clock, aClaimedSend }) => {
    const { waba_id } = await aClaimedSend()
    await database.transaction((tx) => requestQualityCheck(tx, { waba_id: waba_id ?? '', phone_number: null }))
    const checks = await core.claimQualityChecks(database, scope, clock, oneRowOf(scope.organizationId))
    const health = { quality_rating: 'RED', messaging_limit: null, name_status: null }
    return () => core.recordQualityCheck(database, clock, checks[0]!, { kind: 'read', health })
  }),
  recordSyncRequest: records('account.updated').with(async ({ scope, clock, aClaimedSend }) => {
    const { phone_number_id } = await aClaimedSend()
    const request = { organization_id: scope.organizationId, phone_number_id }
    await database.transaction(async (tx) => requestSync(tx, request))
    const claim = async () => {
      const [claimed] = await core.claimSyncRequests(database, scope, clock, oneRowOf(scope.organizationId))
      return claimed!
    }
    await core.recordSyncRequest(database, clock, await claim(), 'accepted')
    const history = await claim()
    return () => core.recordSyncRequest(database, clock, history, 'accepted')
  }),
  recordMediaFetch: {
    writer: mediaWriter,
    ...records('message.updated').with(async ({ scope, account, clock }) => {
      const image = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
      await anInboundMessage(database, account, { type: 'image', media: image })
      const wanted = { ...oneRowOf(scope.organizationId), except: [] }
      const claimed = await core.claimMedia(database, scope, clock, wanted)
      const media = claimed.find((each) => each.phone_number_id === account.phone_number_id)!
      const fetch = { outcome: 'stored', size: 48_213, sha256: 'ab', mimeType: null } as const
      return () => database.transaction((tx) => core.recordMediaFetch(tx, scope, clock, { media, fetch }))
    }),
  },
} satisfies SomeVerbs
