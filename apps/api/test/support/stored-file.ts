import { createHash } from 'node:crypto'
import { newFileName, recordStoredFile } from '@channel/core/media'
import type { TestApi } from './start-api.ts'
import type { Tenant } from './tenant.ts'

export interface StoredFile {
  readonly bytes: Uint8Array
  readonly mime_type?: string | null
  readonly filename?: string | null
  /** Of the message; default `document`. */
  readonly type?: 'document' | 'image'
}

type ApiWithFiles = Pick<TestApi, 'mediaStore'> & {
  readonly dependencies: Pick<TestApi['dependencies'], 'database' | 'mediaBaseUrl'>
}

/** Receives a message whose file is already in the store. @returns the message, and the file's id and name */
export async function storedFile(
  api: ApiWithFiles,
  tenant: Tenant,
  { bytes, type = 'document', ...about }: StoredFile,
) {
  const { mime_type = null, filename = null } = about
  const media = { provider_media_id: '4711', mime_type, filename }
  const message = await tenant.receiveMessage({ type, media })
  const [name, file] = [newFileName(), await api.mediaStore.newFile()]
  await file.write(bytes)
  await file.save(name)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { database, mediaBaseUrl } = api.dependencies
  const scope = { organizationId: tenant.organizationId, mediaBaseUrl }
  const target = { phone_number_id: tenant.account.phone_number_id, message_id: message.id }
  const stored = { stored_name: name, size: bytes.length, sha256 }
  await database.transaction((tx) => recordStoredFile(tx, scope, target, stored))
  return { message, mediaId: message.media?.id ?? '', name, sha256 }
}
