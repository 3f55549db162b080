import type { GetMessageMediaInput, Message } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { getMessage } from './get-message.ts'

/**
 * Returns the URL of a message's file, in one round trip.
 *
 * @returns the absolute URL that the message shows as `media_url`
 * @throws ApiError as findMessage; `resource_not_found` if the message has no file, or the status of its file is `pending` or
 *   `failed`
 */
export async function getMessageMedia(
  database: Queryable,
  scope: Scope,
  { params }: GetMessageMediaInput,
): Promise<string> {
  const { media, media_url } = await getMessage(database, scope, { params })
  if (media_url !== null) return media_url
  throw notFound('id', reasonFor(media)(params.id))
}

function reasonFor(media: Message['media']) {
  if (media === null) return reasons.none
  return media.status === 'failed' ? reasons.failed : reasons.pending
}

const reasons = {
  none: (id: string) => `Message ${id} has no media.`,
  pending: (id: string) => `The media of message ${id} is still being downloaded. Try again later.`,
  failed: (id: string) => `The media of message ${id} could not be downloaded, or is no longer stored.`,
}
