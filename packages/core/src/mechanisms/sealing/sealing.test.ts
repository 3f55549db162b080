import { expect, it } from 'vitest'
import { seal, unseal } from './sealing.ts'
import { deriveSecrets } from './secrets.ts'

const oldSecret = 'the old secret of thirty-two characters or more'
const newSecret = 'the new secret of thirty-two characters or more'
const secrets = deriveSecrets(oldSecret)

it('decrypts an encrypted text, and never produces the same ciphertext twice', () => {
  const [one, two] = [seal(secrets, 'a', 'täxt 😀'), seal(secrets, 'a', 'täxt 😀')]
  expect(unseal(secrets, 'a', one)).toBe('täxt 😀')
  expect(one.sealed.equals(two.sealed)).toBe(false)
  expect(one.sealed.toString('latin1')).not.toContain('xt')
  expect(unseal(secrets, 'a', seal(secrets, 'a', ''))).toBe('')
})

it('never reuses a nonce', () => {
  const nonces = Array.from({ length: 1_000 }, () => seal(secrets, 'a', '').sealed.toString('hex', 0, 12))
  expect(new Set(nonces).size).toBe(1_000)
})

it('decrypts texts encrypted with an older secret while that is configured', () => {
  const sealed = seal(secrets, 'a', 'text')
  const rotated = deriveSecrets(`${newSecret},${oldSecret}`)
  expect(unseal(rotated, 'a', sealed)).toBe('text')
  expect(seal(rotated, 'a', 'text').key_id).not.toBe(sealed.key_id)
  expect(() => unseal(deriveSecrets(newSecret), 'a', sealed)).toThrow('CHANNEL_SECRET has no secret with the key id')
})

it('rejects a ciphertext that was changed, truncated or moved', () => {
  const { sealed, key_id } = seal(secrets, 'a', 'some text')
  expect(() => unseal(secrets, 'b', { sealed, key_id })).toThrow()
  expect(() => unseal(secrets, 'a', { sealed: sealed.subarray(0, -1), key_id })).toThrow()
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
    expect(() => unseal(secrets, 'a', { sealed: changed, key_id }), `byte ${index}`).toThrow()
  }
})
