import type { StoredMedia } from '../media-store.ts'
import type { PhoneNumber } from '../model.ts'
import type { State } from '../state.ts'
import { invalidParameter } from './provider-error.ts'
import { refuseToken } from './token.ts'

const megabyte = 1024 * 1024
const limits: readonly (readonly [RegExp, number])[] = [
  [/^image\/webp$/, 500 * 1024],
  [/^image\/(jpeg|png)$/, 5 * megabyte],
  [/^video\/(mp4|3gpp?)$/, 16 * megabyte],
  [/^audio\/(aac|mp4|mpeg|amr|ogg|opus)$/, 16 * megabyte],
  [/^text\/plain$|^application\/(pdf|msword|vnd\.(ms-|openxmlformats-officedocument\.).+)$/, 100 * megabyte],
]

/** Stores a file that the business uploads. */
export async function uploadMedia(state: State, number: PhoneNumber, url: URL, form: FormData): Promise<Response> {
  const product = form.get('messaging_product') ?? url.searchParams.get('messaging_product')
  if (product !== 'whatsapp') return invalidParameter('(#100) The parameter messaging_product is required.')
  const file = form.get('file')
  if (!(file instanceof File)) return invalidParameter('(#100) The parameter file is required.')
  const type = form.get('type')
  const mimeType = (typeof type === 'string' && type !== '' ? type : file.type).split(';')[0]!.trim().toLowerCase()
  const limit = limits.find(([pattern]) => pattern.test(mimeType))?.[1]
  if (limit === undefined)
    return invalidParameter(
      `(#100) Param file must be a file of a supported type. Received file of type '${mimeType}'.`,
    )
  if (file.size > limit) return invalidParameter(`(#100) Param file must not exceed ${limit} bytes.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { id } = state.media.add({ phoneNumberId: number.id, bytes, mimeType, filename: file.name }, 'business')
  return Response.json({ id })
}

/** A file's properties, and its download URL for the next 5 minutes. */
export function showMedia(state: State, { id, mimeType, sha256, bytes }: StoredMedia): Response {
  const url = state.media.addressOf(id)
  return Response.json({ messaging_product: 'whatsapp', url, mime_type: mimeType, sha256, file_size: bytes.length, id })
}

/** The content of a file, if the token grants access and the URL is valid. */
export function serveMedia(state: State, hash: string, authorization: string | undefined): Response {
  const media = state.media.at(hash)
  if (media === undefined) return new Response(null, { status: 404 })
  const number = state.numbers.get(media.phoneNumberId)
  const refused = number === undefined ? undefined : refuseToken(state, number.wabaId, authorization)
  if (refused !== undefined) return refused
  return new Response(media.bytes as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': media.mimeType } })
}
