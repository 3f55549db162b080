import type { Readable } from 'node:stream'
import { type Database, statement } from '@channel/db'
import type { Provider } from '@channel/provider'
import { ApiError, invalidField } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type AccountAtProvider, callAtProvider } from './account-at-provider.ts'
import { refusedField } from './refused-field.ts'

/** What the verb needs of the process. */
export interface HandleUpload {
  readonly provider: Pick<Provider, 'uploadForHandle'>
  readonly mediaStore: {
    open(name: string, part: { readonly size: number }): Promise<Readable | undefined>
  }
}

/** A stored file that the provider shall copy. */
export interface FileForHandle {
  /** From `createMedia`, for the same account. */
  readonly media_id: string
  /** The request field that names it. */
  readonly param: string
  /** The media types that may be used. */
  readonly types: readonly string[]
  /** In bytes. */
  readonly maxBytes: number
}

const findFile = statement(
  'find_file_for_handle',
  `SELECT stored_name, mime_type, filename, size FROM media
   WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3 AND path = stored_name AND size IS NOT NULL`,
)

/**
 * Uploads a stored file to the provider, which copies it for a template or a profile.
 *
 * @returns the handle of the copy, for the call that uses it
 * @throws ApiError `media_not_found`; `invalid_field_value` if the file has another type, is too large, or the provider refuses it;
 *   `channel_upstream_error` if the call to the provider fails
 */
export async function uploadForHandle(
  database: Database,
  scope: Scope,
  account: AccountAtProvider,
  { media_id, param, types, maxBytes }: FileForHandle,
  { provider, mediaStore }: HandleUpload,
): Promise<string> {
  const { phone_number_id } = account
  const [file] = await database.query(findFile, [scope.organizationId, phone_number_id, media_id])
  if (file === undefined) throw mediaNotFound()
  const { mime_type, filename, size } = file
  if (mime_type === null || !types.includes(mime_type))
    throw invalidField(param, `The file must be of type ${types.join(' or ')}.`)
  if (size! > maxBytes) throw invalidField(param, `The file must have at most ${maxBytes} bytes.`)
  const content = await mediaStore.open(file.stored_name!, { size: size! })
  if (content === undefined) throw mediaNotFound()
  // A store that fails meanwhile ends the call, which can be repeated.
  const outcome = await callAtProvider(database, scope, account, (called) =>
    provider.uploadForHandle(called, { size: size!, mimeType: mime_type, filename: filename ?? 'file', content }),
  )
  if (!outcome.ok) throw refusedField(outcome.failure, () => param, 'take the file')
  return outcome.value.handle

  function mediaNotFound(): ApiError {
    const message = `There is no stored file ${media_id} on account ${phone_number_id}.`
    return new ApiError('media_not_found', message, { param })
  }
}
