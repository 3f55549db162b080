import { randomBytes } from 'node:crypto'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { seal } from '../../mechanisms/sealing/index.ts'

/** Standard Webhooks requires 24 to 64 bytes. 24 bytes need no padding in base64. */
const keyBytes = 24

/** A newly generated secret. */
export interface NewSecret {
  readonly id: string
  /** The plaintext, which the customer sees only once. */
  readonly text: string
  readonly hint: string
  readonly sealed: Buffer
  /** The id of the key that opens `sealed`. */
  readonly key_id: string
}

/** Generates a secret to sign deliveries with: `whsec_` and a random key in base64. */
export function newSecret(scope: Scope): NewSecret {
  const id = newId('webhookSecret')
  const text = `whsec_${randomBytes(keyBytes).toString('base64')}`
  const { sealed, key_id } = seal(scope.secrets, secretContext(scope.organizationId, id), text)
  return { id, text, hint: text.slice(-4), sealed, key_id }
}

/** The context that a webhook secret is sealed to. */
export function secretContext(organizationId: string, id: string): string {
  return `webhook_secrets/${organizationId}/${id}`
}
