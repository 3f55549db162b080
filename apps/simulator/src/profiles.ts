import { z } from 'zod'
import type { PhoneNumber, Profile } from './model.ts'
import type { State } from './state.ts'

/** A profile as input of the control API. Unlike the provider's API, it has no limits. */
export const profileInput = z
  .strictObject({
    about: z.string(),
    address: z.string(),
    description: z.string(),
    email: z.string(),
    vertical: z.string(),
    websites: z.array(z.string()),
  })
  .partial()

export function emptyProfile(): Profile {
  return { about: '', address: '', description: '', email: '', vertical: 'UNDEFINED', websites: [], picture: undefined }
}

/** The provider's view of a profile, without the fields that have no value. */
export function profileView(state: State, { profile: { picture, ...rest } }: PhoneNumber) {
  const profile_picture_url = picture === undefined ? '' : `${state.media.origin}/_pictures/${picture}`
  const present = Object.entries({ ...rest, profile_picture_url }).filter(([, value]) => value.length > 0)
  return { ...Object.fromEntries(present), messaging_product: 'whatsapp' }
}
