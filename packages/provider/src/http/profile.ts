import { z } from 'zod'
import { optionalText } from '../shapes.ts'

/** What users see of the business behind a number. Null or empty if it has not chosen it. */
export interface ProviderProfile {
  readonly about: string | null
  readonly address: string | null
  readonly description: string | null
  readonly email: string | null
  /** Expires after some time. */
  readonly pictureUrl: string | null
  /** The category of the business, such as `RESTAURANT`. The provider may add values. */
  readonly vertical: string | null
  readonly websites: readonly string[]
}

/** Fields to change. An empty text or list clears a field, unless the provider requires a value. */
export interface ProfileChange {
  readonly about?: string
  readonly address?: string
  readonly description?: string
  readonly email?: string
  /** Of `uploadForHandle`. */
  readonly profile_picture_handle?: string
  readonly vertical?: string
  readonly websites?: readonly string[]
}

/** The requested fields, as {@link profilePage} parses them. */
export const profileFields = 'about,address,description,email,profile_picture_url,vertical,websites'

const profile = z
  .object({
    about: optionalText,
    address: optionalText,
    description: optionalText,
    email: optionalText,
    profile_picture_url: optionalText,
    // The provider's word for none is `UNDEFINED`.
    vertical: optionalText.transform((vertical) => (vertical === 'UNDEFINED' ? null : vertical)),
    websites: z
      .array(z.string())
      .nullish()
      .transform((websites) => websites ?? []),
  })
  .transform(({ profile_picture_url: pictureUrl, ...rest }): ProviderProfile => ({ ...rest, pictureUrl }))

/** A number has one profile. */
export const profilePage = z.object({ data: z.array(profile).length(1) }).transform(({ data: [only] }) => only!)
