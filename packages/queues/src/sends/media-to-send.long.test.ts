import type { Message, MessageSend } from '@channel/contract/types'
import { authorizeAccount } from '@channel/core/accounts'
import { sendMessage } from '@channel/core/messages'
import { aDeliveryClock, anInboundMessage, aTenant, newPhoneNumberId, type Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimMedia } from '../media/claim-media.ts'
import { type MediaFetch, recordMediaFetch } from '../media/record-media-fetch.ts'
import { awaitMedia } from './await-media.ts'
import { beginSends } from './begin-sends.ts'
import { type ClaimedSend, claimSends } from './claim-sends.ts'
import { findDueNumbers } from './find-due-numbers.ts'
import { forgetFile } from './forget-file.ts'
import { recordUpload } from './record-upload.ts'
import { releaseSends } from './release-sends.ts'
import { renewSends } from './renew-sends.ts'

const leaseMs = 60_000
const hourMs = 3_600_000
const stored = { outcome: 'stored', size: 7, sha256: 'abc', mimeType: null } as const
const lost = { outcome: 'lost', reason: 'It is gone.' } as const

// The message itself stays new, so that the customer service window is open.
const ageMedia = statement(
  'sends_test_age_media',
  `UPDATE media SET created_at = created_at - $1 * interval '1 hour', provider_uploaded_at = provider_uploaded_at - $1 * interval '1 hour'`,
)

let database: OwnDatabase
let tenant: Tenant
let clock: ReturnType<typeof aDeliveryClock>
let picture: Message
let media_id: string

beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  clock = aDeliveryClock()
  const input = { id: tenant.account.id, token: 'a-token', waba_id: newPhoneNumberId() }
  await database.transaction((tx) => authorizeAccount(tx, tenant.scope.secrets, input))
  const media = { provider_media_id: '4711', mime_type: 'image/jpeg', filename: 'cake.jpg' }
  picture = await anInboundMessage(database, tenant.account, { type: 'image', media })
  media_id = picture.media?.id ?? ''
})
afterEach(() => database.drop())

const age = (hours: number) => database.execute(ageMedia, [hours])

async function settle(fetch: MediaFetch): Promise<void> {
  const [media] = await claimMedia(database, tenant.scope, clock, {
    wanted: [{ organization_id: tenant.organization.id, quota: 1 }],
    except: [],
    leaseMs,
  })
  if (media === undefined) throw new Error('There is no file to claim.')
  await database.transaction((tx) => recordMediaFetch(tx, tenant.scope, clock, { media, fetch }))
}

function send(to: Message, content: object): Promise<Message> {
  const params = { phone_number_id: tenant.account.phone_number_id }
  const body = { contact_id: to.contact_id, ...content } as MessageSend
  return database.transaction((tx) => sendMessage(tx, tenant.scope, { params, body }))
}
const sendPicture = (to = picture) => send(to, { type: 'image', image: { media_id } })

function claim(): Promise<ClaimedSend[]> {
  const { organization_id, phone_number_id } = tenant.account
  return claimSends(database, clock, { wanted: [{ organization_id, phone_number_id, quota: 10 }], leaseMs })
}
async function claimOne(): Promise<ClaimedSend> {
  const [claimed] = await claim()
  if (claimed === undefined) throw new Error('Nothing could be claimed.')
  return claimed
}
async function begin(claimed: ClaimedSend) {
  const [begun] = await beginSends(database, clock, tenant.scope.secrets, { sends: [claimed], leaseMs })
  return begun
}
const file = () => ({ organization_id: tenant.organization.id, media_id })

it('sends a received file by its provider id for almost a week, by its upload for almost 30 days, and otherwise requests an upload', async () => {
  await settle(stored)
  await sendPicture()
  await age(167)
  const claimed = await claimOne()
  expect(await begin(claimed)).toEqual({
    kind: 'upload',
    number: { phoneNumberId: tenant.account.phone_number_id, token: 'a-token', authorizationRefused: false },
    file: { ...file(), path: expect.any(String), mime_type: 'image/jpeg', filename: 'cake.jpg', size: 7 },
  })
  await recordUpload(database, clock, file(), 'up-1')
  await age(29 * 24 - 1)
  expect(await begin(claimed)).toMatchObject({
    kind: 'call',
    file: 'up-1',
    message: { content: { image: { id: 'up-1' } } },
  })
  await sendPicture(await anInboundMessage(database, tenant.account))
  await age(1)
  expect(await begin(await claimOne())).toMatchObject({ kind: 'upload' })
})

it('requests an upload for the file of a header too', async () => {
  await settle(stored)
  await age(167)
  await send(picture, {
    type: 'interactive',
    interactive: {
      type: 'button',
      header: { type: 'image', image: { media_id } },
      body: { text: 'Cake?' },
      action: { buttons: [{ type: 'reply', reply: { id: '1', title: 'Yes' } }] },
    },
  })
  const claimed = await claimOne()
  expect(await begin(claimed)).toMatchObject({ kind: 'upload', file: file() })
  await recordUpload(database, clock, file(), 'up-1')
  expect(await begin(claimed)).toMatchObject({
    message: { content: { interactive: { header: { type: 'image', image: { id: 'up-1' } } } } },
  })
})

it('needs no upload for a file that is still being fetched if the provider has it', async () => {
  await sendPicture()
  expect(await begin(await claimOne())).toMatchObject({ kind: 'call', file: '4711' })
})

it.each<[string, MediaFetch, object]>([
  ['is stored', stored, { kind: 'upload' }],
  ['is lost', lost, { kind: 'fail', failure: { code: 'media_upload_failed', provider_code: null } }],
])(
  'lets a message wait for its file until that %s, and keeps the order of its conversation',
  async (_, fetch, then) => {
    const first = await sendPicture()
    await age(167)
    const claimed = await claimOne()
    expect(await begin(claimed)).toEqual({ kind: 'wait' })
    await awaitMedia(database, clock, [claimed])
    expect(await findDueNumbers(database, clock)).toEqual([])
    await send(picture, { type: 'text', text: { body: 'Like this one?' } })
    expect(await claim()).toEqual([])
    // Other conversations do not wait.
    const other = await send(await anInboundMessage(database, tenant.account), {
      type: 'text',
      text: { body: 'Hello' },
    })
    const [free] = await claim()
    expect(free?.message_id).toBe(other.id)

    await settle(fetch)
    const again = await claimOne()
    expect(again).toMatchObject({ message_id: first.id, attempt_count: 0 })
    expect(await begin(again)).toMatchObject(then)
  },
)

it('does not miss a file that is stored just when a message starts waiting for it', async () => {
  await sendPicture()
  await age(167)
  const claimed = await claimOne()
  expect(await begin(claimed)).toEqual({ kind: 'wait' })
  await settle(stored)
  await awaitMedia(database, clock, [claimed])
  expect(await begin(await claimOne())).toMatchObject({ kind: 'upload' })
})

it('checks again after a while without a notification', async () => {
  await sendPicture()
  await age(167)
  const claimed = await claimOne()
  await awaitMedia(database, clock, [claimed])
  clock.advance(601_000)
  expect(await begin(await claimOne())).toEqual({ kind: 'wait' })
})

it('fails a message with a file whose own message was deleted', async () => {
  await sendPicture()
  await database.execute(forgetMedia, [media_id])
  const failure = { code: 'media_upload_failed', provider_code: null }
  expect(await begin(await claimOne())).toMatchObject({ kind: 'fail', failure })
})

it('uploads a file once if the provider no longer has its id, but not again for the same message', async () => {
  await settle(stored)
  await sendPicture()
  let claimed = await claimOne()
  const again = async () => {
    await releaseSends(database, clock, [{ send: claimed }])
    claimed = await claimOne()
    return begin(claimed)
  }
  expect(await begin(claimed)).toMatchObject({ kind: 'call', file: '4711' })
  expect(await forgetFile(database, claimed, '4711')).toBe(true)
  expect(await again()).toMatchObject({ kind: 'upload' })
  await recordUpload(database, clock, file(), 'up-1')
  // Another message was refused for the same reason before.
  expect(await forgetFile(database, claimed, '4711')).toBe(true)
  expect(await again()).toMatchObject({ kind: 'call', file: 'up-1' })
  expect(await forgetFile(database, claimed, 'up-1')).toBe(false)

  await sendPicture(await anInboundMessage(database, tenant.account))
  claimed = await claimOne()
  expect(await begin(claimed)).toMatchObject({ kind: 'call', file: 'up-1' })
  expect(await forgetFile(database, claimed, 'up-1')).toBe(true)
  expect(await again()).toMatchObject({ kind: 'upload' })
})

it('keeps messages while their lease is renewed', async () => {
  await sendPicture()
  const claimed = await claimOne()
  clock.advance(leaseMs - 1000)
  await renewSends(database, clock, { sends: [claimed], leaseMs })
  clock.advance(leaseMs - 1000)
  expect(await claim()).toEqual([])
  clock.advance(1001)
  const next = await claimOne()
  await renewSends(database, clock, { sends: [claimed], leaseMs: 10 * hourMs })
  clock.advance(leaseMs + 1)
  expect(await claimOne()).toMatchObject({ message_id: next.message_id })
})

const forgetMedia = statement(
  'sends_test_forget_media',
  `WITH named AS (UPDATE messages SET media_id = NULL WHERE media_id = $1) DELETE FROM media WHERE id = $1`,
)
