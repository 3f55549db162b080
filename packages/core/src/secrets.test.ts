import { expect, it } from 'vitest'
import { deriveSecrets } from './secrets.ts'

const oldSecret = 'the old secret of thirty-two characters or more'
const newSecret = 'the new secret of thirty-two characters or more'

it('derives the same key for the same purpose, and another for another', () => {
  const [a, b] = [deriveSecrets(oldSecret), deriveSecrets(oldSecret)]
  expect(a.current('cursor').id).toBe(b.current('cursor').id)
  expect(a.current('cursor').key.equals(b.current('cursor').key)).toBe(true)
  expect(a.current('cursor').key.equals(a.current('encryption').key)).toBe(false)
  expect(a.current('cursor').id).not.toBe(a.current('encryption').id)
})

it('keeps the keys of an older secret, by their ids, behind those of the current one', () => {
  const rotated = deriveSecrets(`${newSecret}, ${oldSecret}`)
  expect(rotated.current('cursor').id).toBe(deriveSecrets(newSecret).current('cursor').id)
  expect(rotated.all('cursor').map(({ id }) => id)).toEqual([
    deriveSecrets(newSecret).current('cursor').id,
    deriveSecrets(oldSecret).current('cursor').id,
  ])
})

it.each(['', 'short', `${newSecret},`])('refuses the secret %j without telling it', (secret) => {
  expect(() => deriveSecrets(secret)).toThrow('CHANNEL_SECRET must have 32 characters or more')
})
