import { expect, it } from 'vitest'
import { type Profile, profileChanges, profileValues } from './profile-values.ts'

const profile: Profile = {
  object: 'account_profile',
  phone_number_id: '106540352242922',
  about: 'Open',
  address: null,
  description: 'A bakery',
  email: null,
  picture_url: null,
  vertical: null,
  websites: ['https://example.com/'],
}
const saved = profileValues(profile)

it('sends nothing that has not changed', () => {
  expect(profileChanges(saved, saved)).toEqual({})
  expect(profileChanges(saved, { ...saved, about: ' Open ' })).toEqual({})
})

it('sends what was typed, and null for what was emptied', () => {
  const typed = { ...saved, address: ' Street 1 ', description: '', vertical: 'RETAIL' }
  expect(profileChanges(saved, typed)).toEqual({ address: 'Street 1', description: null, vertical: 'RETAIL' })
})

it('sends all websites if one has changed', () => {
  expect(profileChanges(saved, { ...saved, 'websites[1]': 'https://b.example/' })).toEqual({
    websites: ['https://example.com/', 'https://b.example/'],
  })
  expect(profileChanges(saved, { ...saved, 'websites[0]': '' })).toEqual({ websites: [] })
})
