import { expect, it } from 'vitest'
import { requirePhoneNumber } from './require-phone-number.ts'

it.each([
  '+4915112345678',
  '+12025550123',
  // The provider's test numbers, although this range is not assigned.
  '+15551234567',
  '+525512345678',
  '+390612345678',
  '+447911123456',
])('accepts %s', (phoneNumber) => {
  expect(() => requirePhoneNumber(phoneNumber, 'phone_number')).not.toThrow()
})

it.each([
  ['', 'E.164'],
  ['4915112345678', 'E.164'],
  ['+49 151 12345678', 'E.164'],
  ['+49(0)15112345678', 'E.164'],
  ['+0123456789', 'E.164'],
  ['+４９15112345678', 'E.164'],
  ['+4915112345678;ext=1', 'E.164'],
  ['+49151123456781234', 'E.164'],
  ['+999999999999', 'country code'],
  ['+123', 'too short'],
  ['+1555123456', 'too short'],
  ['+49015112345678', '+4915112345678'],
])('rejects %j', (phoneNumber, why) => {
  expect(() => requirePhoneNumber(phoneNumber, 'phone_number')).toThrow(
    expect.objectContaining({
      code: 'invalid_phone_number',
      param: 'phone_number',
      message: expect.stringContaining(why),
    }),
  )
})
