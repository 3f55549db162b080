import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'
import type { Secrets } from './secrets.ts'

// AES-256-GCM: nonce, tag and ciphertext in one value. The row's key (`context`) is additional authenticated data, so
// that a ciphertext copied to another row cannot be decrypted there.

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

// A call for random bytes takes as long as encrypting a response, regardless of the size, so nonces are generated in
// bulk.
const nonces = Buffer.alloc(nonceBytes * 256)
let used = nonces.length

function nextNonce(): Buffer {
  if (used === nonces.length) {
    randomFillSync(nonces)
    used = 0
  }
  used += nonceBytes
  return Buffer.from(nonces.subarray(used - nonceBytes, used))
}

/** An encrypted text, and the id of its key. */
export interface Sealed {
  readonly sealed: Buffer
  readonly key_id: string
}

/**
 * Encrypts a text for storage.
 *
 * @param context identifies the row of the text; the same value is needed to decrypt it
 */
export function seal(secrets: Secrets, context: string, text: string): Sealed {
  const { id, key } = secrets.current('encryption')
  const nonce = nextNonce()
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context))
  const ciphertext = [cipher.update(text, 'utf8'), cipher.final()]
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), ...ciphertext]), key_id: id }
}

/**
 * Decrypts a text that {@link seal} has encrypted.
 *
 * @throws Error when CHANNEL_SECRET no longer contains the secret it was encrypted with, or when it was changed or
 *   moved
 */
export function unseal(secrets: Secrets, context: string, { sealed, key_id }: Sealed): string {
  const used = secrets.all('encryption').find(({ id }) => id === key_id)
  if (used === undefined) {
    throw new Error(`CHANNEL_SECRET has no secret with the key id ${key_id}: append the old secret to it.`)
  }
  const decipher = createDecipheriv(algorithm, used.key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
}
