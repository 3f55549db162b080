import { z } from 'zod'
import type { PhoneNumber } from '../model.ts'
import { profileView } from '../profiles.ts'
import type { State } from '../state.ts'
import { pick } from './pages.ts'
import { invalidParameter } from './provider-error.ts'
import { fileOfHandle } from './uploads.ts'

const verticals = [
  'ALCOHOL',
  'APPAREL',
  'AUTO',
  'BEAUTY',
  'EDU',
  'ENTERTAIN',
  'EVENT_PLAN',
  'FINANCE',
  'GOVT',
  'GROCERY',
  'HEALTH',
  'HOTEL',
  'NONPROFIT',
  'ONLINE_GAMBLING',
  'OTC_DRUGS',
  'OTHER',
  'PHYSICAL_GAMBLING',
  'PROF_SERVICES',
  'RESTAURANT',
  'RETAIL',
  'TRAVEL',
]

const profileChange = z.object({
  messaging_product: z.literal('whatsapp'),
  about: z.string().min(1).max(139).optional(),
  address: z.string().max(256).optional(),
  description: z.string().max(512).optional(),
  email: z.union([z.literal(''), z.email().max(128)]).optional(),
  vertical: z.enum(verticals).optional(),
  websites: z
    .array(z.url({ protocol: /^https?$/ }).max(256))
    .max(2)
    .optional(),
  profile_picture_handle: z.string().optional(),
})

export function showProfile(state: State, number: PhoneNumber, fields: string | undefined): Response {
  const profile = profileView(state, number)
  return Response.json({ data: [fields === undefined ? profile : pick(profile, fields.split(','))] })
}

/** Changes the given fields. The picture must be a JPEG or PNG that was uploaded for it. */
export function changeProfile(state: State, number: PhoneNumber, json: unknown): Response {
  const parsed = profileChange.safeParse(json)
  if (!parsed.success) return invalidParameter(`(#100) Param ${parsed.error.issues[0]?.path.join('.')} is not valid.`)
  const { messaging_product: _, profile_picture_handle: handle, ...fields } = parsed.data
  const file = handle === undefined ? undefined : fileOfHandle(state, handle)
  if (handle !== undefined && !file?.mimeType.startsWith('image/'))
    return invalidParameter('(#100) Param profile_picture_handle must be the handle of a picture.')
  if (file !== undefined) {
    const { bytes, mimeType, filename } = file
    number.profile.picture = state.media.add({ phoneNumberId: number.id, bytes, mimeType, filename }, 'profile').id
  }
  Object.assign(number.profile, fields)
  return Response.json({ success: true })
}

/** A picture, for everyone who has its address. */
export function servePicture(state: State, id: string): Response {
  const media = state.media.find(id)
  const isPicture = media !== undefined && state.numbers.get(media.phoneNumberId)?.profile.picture === id
  if (!isPicture) return new Response(null, { status: 404 })
  return new Response(media.bytes as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': media.mimeType } })
}
