import { createHash } from 'node:crypto'
import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { claimMedia, recordMediaFetch } from '@channel/queues/media'
import type { TestApi } from './start-api.ts'
import type { Tenant } from './tenant.ts'

export interface StoredFile {
  readonly bytes: Uint8Array
  readonly mime_type?: string | null
  readonly filename?: string | null
}

/** Receives a message whose file is already in the store. @returns the message, and the file's name */
export async function storedFile(api: TestApi, tenant: Tenant, { bytes, mime_type, filename }: StoredFile) {
  const { database, secrets, mediaBaseUrl } = api.dependencies
  const { media, id } = await tenant.receiveMessage({
    type: 'document',
    media: { provider_media_id: '4711', mime_type: mime_type ?? null, filename: filename ?? null },
  })
  const wanted = [{ organization_id: tenant.organizationId, quota: 10 }]
  const claimOptions = { wanted, except: [], leaseMs: 60_000 }
  const claimed = await claimMedia(database, { secrets }, systemDeliveryClock, claimOptions)
  const own = claimed.find((each) => each.id === media?.id)
  if (own === undefined) throw new Error('The file cannot be claimed.')
  const file = await api.mediaStore.newFile()
  await file.write(bytes)
  await file.save(own.stored_name)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const fetch = { outcome: 'stored', size: bytes.length, sha256, mimeType: null } as const
  await database.transaction((tx) => recordMediaFetch(tx, { mediaBaseUrl }, systemDeliveryClock, { media: own, fetch }))
  return { messageId: id, name: own.stored_name, sha256 }
}
