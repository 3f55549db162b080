import { type Secrets, unseal } from '../../mechanisms/sealing/index.ts'
import { secretContext } from './new-secret.ts'

/**
 * Decrypts a stored secret, to sign with.
 *
 * @param secret `sealed` is in base64
 * @throws Error if CHANNEL_SECRET no longer contains the secret that it was encrypted with
 */
export function openWebhookSecret(
  secrets: Secrets,
  organizationId: string,
  { id, key_id, sealed }: { readonly id: string; readonly key_id: string; readonly sealed: string },
): string {
  return unseal(secrets, secretContext(organizationId, id), {
    sealed: Buffer.from(sealed, 'base64'),
    key_id,
  })
}
