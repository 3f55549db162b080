import type { MediaRow } from '@channel/db'
import type { ViewContext } from './exported.ts'

/** A file of a message, or one that was uploaded to be sent. */
export type ExportedFileRow = Pick<
  MediaRow,
  | 'id'
  | 'phone_number_id'
  | 'contact_id'
  | 'status'
  | 'mime_type'
  | 'filename'
  | 'size'
  | 'sha256'
  | 'path'
  | 'created_at'
>

/** What an export says about a file. */
export interface ExportedFile {
  readonly id: string
  readonly object: 'media'
  readonly phone_number_id: string
  readonly contact_id: string | null
  readonly status: MediaRow['status']
  readonly mime_type: string | null
  readonly filename: string | null
  /** In bytes. */
  readonly size: number | null
  /** Hexadecimal. */
  readonly sha256: string | null
  readonly media_url: string | null
  /** Its path in the export; null if the service does not have the file. */
  readonly file: string | null
  readonly created_at: string
}

const extension = /\.[A-Za-z0-9]{1,10}$/

/** The name that the sender gave may be any text: only its extension becomes part of the path. */
export function exportedFileView(row: ExportedFileRow, { mediaBaseUrl }: ViewContext): ExportedFile {
  const { path, ...about } = row
  const [suffix = ''] = extension.exec(row.filename ?? '') ?? []
  return {
    id: about.id,
    object: 'media',
    phone_number_id: about.phone_number_id,
    contact_id: about.contact_id,
    status: about.status,
    mime_type: about.mime_type,
    filename: about.filename,
    size: about.size,
    sha256: about.sha256,
    media_url: path === null ? null : `${mediaBaseUrl}/${path}`,
    file: path === null ? null : `media/${about.id}${suffix}`,
    created_at: about.created_at,
  }
}

/** The name of the file in the store. */
export function storedNameOf({ media_url }: ExportedFile): string | undefined {
  return media_url?.split('/').at(-1)
}
