import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { getMessage } from '@channel/core/messages'
import { anInboundMessage } from '@channel/core/testing'
import { statement } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { httpProvider } from '@channel/provider'
import { onTestFinished } from 'vitest'
import { claimMedia } from '../../src/media/claim-media.ts'
import { recordMediaFetch } from '../../src/media/record-media-fetch.ts'
import type { aSendScene, Sender } from './send-scene.ts'

type Message = Awaited<ReturnType<typeof getMessage>>

// The message itself stays new, so that the customer service window is open.
const ageMedia = statement(
  'worker_test_age_media',
  `UPDATE media SET created_at = created_at - interval '7 days', next_fetch_at = next_fetch_at - interval '7 days'
   WHERE id = $1`,
)

export interface GivenFile {
  readonly bytes?: Uint8Array
  readonly mime_type?: string
  readonly from?: Sender
  /** Whether it was received a week ago, so that the provider no longer has it; true by default. */
  readonly isOld?: boolean
  /** The provider's id of the file. */
  readonly provider_media_id?: string
}

/** A store with customers' files, and access to the files that the provider received. */
export async function filesToSend(scene: Awaited<ReturnType<typeof aSendScene>>) {
  const { database, clock, simulator, sender, scope, send } = scene
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const store = await openMediaStore({ directory, s3: undefined })

  async function aPendingFile(given: GivenFile = {}): Promise<Message> {
    const { mime_type = 'image/jpeg', from = sender, isOld = true, provider_media_id = '4711' } = given
    const media = { provider_media_id, mime_type, filename: 'cake.jpg' }
    const message = await anInboundMessage(database, from.tenant.account, { type: 'image', content: null, media })
    if (isOld) await database.execute(ageMedia, [message.media?.id])
    return message
  }

  async function aFile({ bytes = randomBytes(20_000), ...given }: GivenFile = {}): Promise<Message> {
    const message = await aPendingFile({ ...given, isOld: false })
    const wanted = [{ organization_id: (given.from ?? sender).tenant.organization.id, quota: 1 }]
    const [media] = await claimMedia(database, scope, clock, { wanted, except: [], leaseMs: 60_000 })
    if (media?.id !== message.media?.id || media === undefined) throw new Error('Another file was claimed.')
    const file = await store.newFile()
    await file.write(bytes)
    await file.save(media.stored_name)
    const fetch = { outcome: 'stored', size: bytes.length, sha256: sha256Of(bytes), mimeType: null } as const
    await database.transaction((tx) => recordMediaFetch(tx, scope, clock, { media, fetch }))
    if (given.isOld !== false) await database.execute(ageMedia, [media.id])
    return message
  }

  return {
    directory,
    store,
    /** Receives a file that is in the store. */
    aFile,
    /** Receives a file that is not fetched yet. */
    aPendingFile,
    /** Sends a customer's file, back to its sender by default. */
    sendFile(file: Message, { to = file, from = sender }: { to?: Message; from?: Sender } = {}) {
      return send({ contact_id: to.contact_id, type: 'image', image: { media_id: file.media?.id ?? '' } }, from)
    },
    /** The number of upload requests to the provider. */
    uploads: () => simulator.requests.filter((request) => /^POST .*\/media$/.test(request)).length,
    /** The provider's ids of the sent images, in order. */
    imagesSent: () => simulator.sent().map(({ content }) => (content.image as { id: string } | undefined)?.id),
    /** The provider's content of a file, by its id there. */
    async bytesAt(id: string | undefined, { phone_number_id }: Sender = sender): Promise<Buffer> {
      const provider = httpProvider({ baseUrl: simulator.url })
      const number = { phoneNumberId: phone_number_id, token: 'the-token-of-the-test' }
      const found = await provider.findMedia(number, id ?? '')
      if (!found.ok) throw new Error(`The provider does not have ${id}.`)
      const chunks: Uint8Array[] = []
      const source = { url: found.value.url, maxBytes: found.value.size }
      await provider.downloadMedia(number, source, (chunk) => void chunks.push(chunk))
      return Buffer.concat(chunks)
    },
  }
}

/** Returns the SHA-256 of bytes in hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
