import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

// One secret, a key per purpose: HKDF with the purpose as its label, so that a key which leaks opens nothing else.
// To rotate, the new secret is put before the old one: what was sealed with the old one can still be read, by the id that
// is kept beside it, and nothing new is sealed with it. rotateSecrets then seals with the new one what the old one sealed.

/** What keys are derived for. */
export type SecretPurpose = 'cursor' | 'encryption'

/** A key of 256 bits, and an id that tells it from the keys of other secrets without giving anything away. */
export interface DerivedKey {
  readonly id: string
  readonly key: KeyObject
}

/** The keys of a process. */
export interface Secrets {
  /** The key to sign or encrypt with. */
  current(purpose: SecretPurpose): DerivedKey
  /** Every key that may have been used, the current one first. */
  all(purpose: SecretPurpose): readonly [DerivedKey, ...DerivedKey[]]
}

const shortestSecret = 32

/**
 * Derives the keys from what the operator keeps secret.
 *
 * @param channelSecret one secret of 32 characters or more, or several separated by commas, the current one first
 * @throws Error in one line, without the secret, when one is missing, too short or there twice
 */
export function deriveSecrets(channelSecret: string): Secrets {
  const [current, ...previous] = splitSecrets(channelSecret)
  const keysFor = (purpose: SecretPurpose): readonly [DerivedKey, ...DerivedKey[]] => [
    deriveKey(current ?? '', purpose),
    ...previous.map((secret) => deriveKey(secret, purpose)),
  ]
  const keys = { cursor: keysFor('cursor'), encryption: keysFor('encryption') }
  return { current: (purpose) => keys[purpose][0], all: (purpose) => keys[purpose] }
}

/**
 * The secrets that CHANNEL_SECRET holds, the current one first.
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
      `CHANNEL_SECRET must have ${shortestSecret} characters or more, or several such secrets separated by commas, the new one first${which}`,
    )
  }
  return secrets
}

function findProblem(secret: string, firstIndex: number, index: number): string | undefined {
  if (secret === '') return 'is empty'
  if (secret.length < shortestSecret) return 'is shorter'
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
