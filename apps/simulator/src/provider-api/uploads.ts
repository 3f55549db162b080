import { randomBytes } from 'node:crypto'
import type { HonoRequest } from 'hono'
import type { Upload } from '../model.ts'
import type { State } from '../state.ts'
import { invalidParameter, providerError } from './provider-error.ts'
import { refuseAppToken, tokenOf } from './token.ts'

const acceptedTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'video/mp4'])

/** Begins the upload of a file for a template or a profile. */
export function beginUpload(state: State, appId: string, query: URLSearchParams, authorization?: string): Response {
  const refused = refuseAppToken(state, tokenOf(authorization) ?? query.get('access_token') ?? undefined)
  if (refused !== undefined) return refused
  if (appId !== state.app.id) return invalidParameter(`(#100) No app with the id ${appId}.`)
  const length = Number(query.get('file_length'))
  if (!Number.isInteger(length) || length < 1) return invalidParameter('(#100) Param file_length must be positive.')
  const mimeType = query.get('file_type') ?? ''
  if (!acceptedTypes.has(mimeType)) return invalidParameter(`(#100) Param file_type is not supported: ${mimeType}.`)
  const id = `upload:${randomBytes(24).toString('base64')}?sig=${randomBytes(12).toString('base64url')}`
  const handle = `4::${Buffer.from(mimeType).toString('base64')}:${randomBytes(48).toString('base64url')}`
  const filename = query.get('file_name') ?? ''
  state.uploads.set(id, { filename, mimeType, length, handle, bytes: new Uint8Array() })
  return Response.json({ id })
}

/** Takes the bytes of an upload from an offset on, and responds with its handle after the last one. */
export async function continueUpload(state: State, request: HonoRequest): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const refused = refuseAppToken(state, tokenOf(request.header('authorization')))
  if (refused !== undefined) return refused
  const upload = state.uploads.get(`${pathname.slice(pathname.indexOf('upload:'))}${search}`)
  if (upload === undefined) return invalidParameter('(#100) No such upload.')
  if (Number(request.header('file_offset') ?? Number.NaN) !== upload.bytes.length)
    return invalidParameter(`(#100) Header file_offset must be ${upload.bytes.length}.`)
  const bytes = Buffer.concat([upload.bytes, Buffer.from(await request.arrayBuffer())])
  if (bytes.length > upload.length) return invalidParameter('(#100) More bytes than file_length.')
  upload.bytes = bytes
  if (bytes.length === upload.length) return Response.json({ h: upload.handle })
  return providerError({ code: 1, message: 'Partial request (did not match length of file)' })
}

/** The complete file of a handle; undefined if the provider does not know it. */
export function fileOfHandle(state: State, handle: string): Upload | undefined {
  return [...state.uploads.values()].find((each) => each.handle === handle && each.bytes.length === each.length)
}

/** The file of a template, for everyone who has its address. */
export function serveExample(state: State, handle: string): Response {
  const file = fileOfHandle(state, handle)
  if (file === undefined) return new Response(null, { status: 404 })
  return new Response(file.bytes as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': file.mimeType } })
}
