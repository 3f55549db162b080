import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

// One secret, one key per purpose: HKDF with the purpose as its label, so that a leaked key compromises no other
// purpose. To rotate, the operator puts the new secret before the old one. The stored key id still finds the old one
// for decryption; new values are encrypted with the new one. rotateSecrets then re-encrypts the old values.

/** The purposes of keys. */
export type SecretPurpose = 'cursor' | 'encryption' | 'sign_in' | 'known_browser'

/** A key of 256 bits, and an id that identifies it without revealing anything about it. */
export interface DerivedKey {
  readonly id: string
  readonly key: KeyObject
}

/** The keys of a process. */
export interface Secrets {
  /** The key to sign or encrypt with. */
  current(purpose: SecretPurpose): DerivedKey
  /** All keys that may have been used, the current one first. */
  all(purpose: SecretPurpose): readonly [DerivedKey, ...DerivedKey[]]
}

const minSecretLength = 32

/**
 * Derives the keys from the operator's secrets.
 *
 * @param channelSecret one secret of at least 32 characters, or several separated by commas, the current one first
 * @throws Error in one line, without the secret, when a secret is missing, too short or duplicated
 */
export function deriveSecrets(channelSecret: string): Secrets {
  const [current, ...previous] = splitSecrets(channelSecret)
  const keysFor = (purpose: SecretPurpose): readonly [DerivedKey, ...DerivedKey[]] => [
    deriveKey(current ?? '', purpose),
    ...previous.map((secret) => deriveKey(secret, purpose)),
  ]
  const keys = {
    cursor: keysFor('cursor'),
    encryption: keysFor('encryption'),
    sign_in: keysFor('sign_in'),
    known_browser: keysFor('known_browser'),
  }
  return { current: (purpose) => keys[purpose][0], all: (purpose) => keys[purpose] }
}

/**
 * The secrets in CHANNEL_SECRET, the newest first.
 *
 * @throws Error as {@link deriveSecrets}
 */
export function splitSecrets(channelSecret: string): string[] {
  const secrets = channelSecret.split(',').map((secret) => secret.trim())
  for (const [index, secret] of secrets.entries()) {
    const problem = findProblem(secret, secrets.indexOf(secret), index)
    if (problem === undefined) continue
    const which = secrets.length === 1 ? '' : `, but secret ${index + 1} of ${secrets.length} ${problem}`
    throw new Error(
      `CHANNEL_SECRET must have ${minSecretLength} characters or more, or several such secrets separated by commas, the newest first${which}`,
    )
  }
  return secrets
}

function findProblem(secret: string, firstIndex: number, index: number): string | undefined {
  if (secret === '') return 'is empty'
  if (secret.length < minSecretLength) return 'is too short'
  return firstIndex < index ? `is the same as secret ${firstIndex + 1}` : undefined
}

function deriveKey(secret: string, purpose: SecretPurpose): DerivedKey {
  return {
    id: expand(secret, `channel key id ${purpose}`, 6).toString('base64url'),
    key: createSecretKey(expand(secret, `channel key ${purpose}`, 32)),
  }
}

function expand(secret: string, label: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', label, length))
}
