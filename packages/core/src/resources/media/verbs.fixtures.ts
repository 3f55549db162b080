import * as core from '../../testing/every-export.ts'
import { anInboundMessage } from '../../testing/index.ts'
import { database, nothing, records, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of media that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createMedia: nothing.with(async ({ scope, account: { phone_number_id } }) => {
    const stored = { media_id: core.newId('media'), stored_name: core.newFileName() }
    await core.reserveStoredName(database, scope, stored)
    const file = { ...stored, mime_type: 'image/png', filename: 'a.png', size: 1, sha256: '0'.repeat(64) }
    return (tx) => core.createMedia(tx, scope, { params: { phone_number_id } }, file)
  }),
  recordStoredFile: records('message.updated').with(async ({ scope, account, phone_number_id }) => {
    const media = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
    const { id: message_id } = await anInboundMessage(database, account, { type: 'image', media })
    const file = { stored_name: core.newFileName(), size: 48_213, sha256: 'ab' }
    return (tx) => core.recordStoredFile(tx, scope, { phone_number_id, message_id }, file)
  }),
}
