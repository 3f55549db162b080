import { expect, it } from 'vitest'
import { deriveSecrets } from './secrets.ts'

const oldSecret = 'the old secret of thirty-two characters or more'
const newSecret = 'the new secret of thirty-two characters or more'

it('derives the same key for the same purpose, and different keys for different purposes', () => {
  const [a, b] = [deriveSecrets(oldSecret), deriveSecrets(oldSecret)]
  expect(a.current('cursor').id).toBe(b.current('cursor').id)
  expect(a.current('cursor').key.equals(b.current('cursor').key)).toBe(true)
  expect(a.current('cursor').key.equals(a.current('encryption').key)).toBe(false)
  expect(a.current('cursor').id).not.toBe(a.current('encryption').id)
})

it('keeps the keys of older secrets by their ids, after the current one', () => {
  const rotated = deriveSecrets(`${newSecret}, ${oldSecret}`)
  expect(rotated.current('cursor').id).toBe(deriveSecrets(newSecret).current('cursor').id)
  expect(rotated.all('cursor').map(({ id }) => id)).toEqual([
    deriveSecrets(newSecret).current('cursor').id,
    deriveSecrets(oldSecret).current('cursor').id,
  ])
})

it.each([
  ['', /^CHANNEL_SECRET must have 32 characters or more.*first$/],
  ['hunter2', /^CHANNEL_SECRET must have 32 characters or more.*first$/],
  [`${newSecret},`, /, but secret 2 of 2 is empty$/],
  [`${newSecret},,${oldSecret}`, /, but secret 2 of 3 is empty$/],
  [`${newSecret},hunter2`, /, but secret 2 of 2 is too short$/],
  [`${newSecret}, ${oldSecret} ,${newSecret}`, /, but secret 3 of 3 is the same as secret 1$/],
])('rejects %j with a reason that does not repeat it', (secret, message) => {
  expect(() => deriveSecrets(secret)).toThrow(message)
  expect(() => deriveSecrets(secret)).not.toThrow(/hunter2|the (new|old) secret of/)
})
