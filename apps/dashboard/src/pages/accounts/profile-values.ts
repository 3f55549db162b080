import type { components } from '@channel/client'

export type Profile = components['schemas']['AccountProfile']
export type ProfileUpdate = components['schemas']['AccountProfileUpdate']

/** The fields of the form, named as their parameters in the API. An empty one has no value. */
export type ProfileValues = Readonly<Record<(typeof profileFields)[number], string>>

const texts = ['about', 'description', 'address', 'email'] as const
const websites = ['websites[0]', 'websites[1]'] as const
export const profileFields = [...texts, ...websites, 'vertical'] as const

/** The values that the form begins with. */
export function profileValues(profile: Profile): ProfileValues {
  const { about, description, address, email, vertical } = profile
  const [first = '', second = ''] = profile.websites
  return {
    about: about ?? '',
    description: description ?? '',
    address: address ?? '',
    email: email ?? '',
    vertical: vertical ?? '',
    'websites[0]': first,
    'websites[1]': second,
  }
}

/** Only what differs from the saved values. An empty text is cleared; the category and `about` cannot be. */
export function profileChanges(saved: ProfileValues, typed: ProfileValues): ProfileUpdate {
  const changed = (name: keyof ProfileValues) => typed[name].trim() !== saved[name]
  const { vertical } = typed
  const changedTexts = texts.filter(changed).map((name) => [name, typed[name].trim() || null])
  return {
    ...(Object.fromEntries(changedTexts) as ProfileUpdate),
    ...(changed('vertical') && vertical !== '' && { vertical: vertical as NonNullable<ProfileUpdate['vertical']> }),
    ...(websites.some(changed) && {
      websites: websites.map((name) => typed[name].trim()).filter((website) => website !== ''),
    }),
  }
}
