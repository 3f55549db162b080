import type { MessageSend } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { templateHeaderFile } from './template-header-file.ts'

const findStatement = statement(
  'find_media_to_send',
  `SELECT id FROM media WHERE organization_id = $1 AND phone_number_id = $2 AND id = ANY ($3::text[]) AND status <> 'failed'`,
)

/** The `media_id` of a message to send, and the path of its field. */
export interface NamedMedia {
  readonly id: string
  readonly param: string
}

/** The media that a message to send refers to, if any. */
export function namedMedia(body: MessageSend): NamedMedia | undefined {
  switch (body.type) {
    case 'image':
      return named(body.image, 'image')
    case 'document':
      return named(body.document, 'document')
    case 'video':
      return named(body.video, 'video')
    case 'audio':
      return named(body.audio, 'audio')
    case 'sticker':
      return named(body.sticker, 'sticker')
    case 'interactive': {
      const header = 'header' in body.interactive ? body.interactive.header : undefined
      if (header?.type === 'image') return named(header.image, 'interactive.header.image')
      if (header?.type === 'video') return named(header.video, 'interactive.header.video')
      if (header?.type === 'document') return named(header.document, 'interactive.header.document')
      return undefined
    }
    case 'template': {
      const file = templateHeaderFile(body.template.components ?? [])
      if (file === undefined) return undefined
      return { id: file.id, param: `template.components[${file.index}].parameters[0].${file.type}.media_id` }
    }
  }
  return undefined
}

function named(media: { readonly media_id?: string | undefined }, param: string): NamedMedia | undefined {
  return media.media_id === undefined ? undefined : { id: media.media_id, param: `${param}.media_id` }
}

/**
 * Queries the media of a message. Resolves to a guard that throws later, so that errors keep their order.
 *
 * @returns a guard that throws ApiError `media_not_found` if the account does not have the media, or its status is
 *   `failed`
 */
export async function findMediaToSend(
  database: Queryable,
  scope: Pick<Scope, 'organizationId'>,
  phoneNumberId: string,
  media: NamedMedia | undefined,
): Promise<() => void> {
  if (media === undefined) return () => undefined
  const usable = await findUsableMedia(database, scope, phoneNumberId, [media.id])
  return () => requireUsableMedia(media, usable, phoneNumberId)
}

/** @returns those of the ids that the account has, and whose status is not `failed` */
export async function findUsableMedia(
  database: Queryable,
  scope: Pick<Scope, 'organizationId'>,
  phoneNumberId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database.query(findStatement, [scope.organizationId, phoneNumberId, ids])
  return new Set(rows.map(({ id }) => id))
}

/** @throws ApiError `media_not_found` */
export function requireUsableMedia(
  { id, param }: NamedMedia,
  usable: ReadonlySet<string>,
  phoneNumberId: string,
): void {
  if (!usable.has(id)) throw new ApiError('media_not_found', `Account ${phoneNumberId} has no media ${id}.`, { param })
}
