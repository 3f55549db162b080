import { expect, it } from 'vitest'
import { deriveSecrets, seal } from '../../mechanisms/sealing/index.ts'
import { openToken, tokenContext } from './provider-token.ts'

const secrets = deriveSecrets('a secret that only this test uses')
const account = { organization_id: 'org_1', phone_number_id: '1' }
const stored = seal(secrets, tokenContext(account), 'the token')

it('opens a token only for the account that it was sealed for', () => {
  expect(openToken(secrets, account, stored)).toEqual({ token: 'the token' })
  const { token } = openToken(secrets, { ...account, phone_number_id: '2' }, stored)
  expect(token).toBeUndefined()
})

it('returns the problem instead of throwing if a token cannot be opened', () => {
  const others = deriveSecrets('another secret that only this test uses')
  expect(openToken(others, account, stored)).toEqual({
    token: undefined,
    problem: expect.objectContaining({ message: expect.stringContaining('CHANNEL_SECRET') }),
  })
})

it('returns no problem for an account without a token', () => {
  expect(openToken(secrets, account, { sealed: null, key_id: null })).toEqual({
    token: undefined,
    problem: undefined,
  })
})
