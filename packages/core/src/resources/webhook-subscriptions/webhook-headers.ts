import { statement, type Transaction } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type Secrets, seal, unseal } from '../../mechanisms/sealing/index.ts'
import { noHeaders, type ReceiverHeaders, sentHeaders } from './receiver-headers.ts'

const findStatement = statement(
  'find_webhook_headers',
  'SELECT key_id, sealed FROM webhook_headers WHERE organization_id = $1 AND subscription_id = $2',
)
const saveStatement = statement(
  'save_webhook_headers',
  `INSERT INTO webhook_headers (organization_id, subscription_id, key_id, sealed) VALUES ($1, $2, $3, $4)
   ON CONFLICT (organization_id, subscription_id) DO UPDATE SET key_id = excluded.key_id, sealed = excluded.sealed`,
)
const deleteStatement = statement(
  'delete_webhook_headers',
  'DELETE FROM webhook_headers WHERE organization_id = $1 AND subscription_id = $2',
)

/** The columns of a subscription that say which headers it has. */
export function headerColumns({ headers, basic_auth }: ReceiverHeaders) {
  return { header_names: Object.keys(headers).toSorted(), has_basic_auth: basic_auth !== null }
}

/** The headers of a subscription, decrypted. Lock the subscription before. */
export async function findHeaders(tx: Transaction, scope: Scope, subscriptionId: string): Promise<ReceiverHeaders> {
  const [row] = await tx.query(findStatement, [scope.organizationId, subscriptionId])
  if (row === undefined) return noHeaders
  return JSON.parse(unseal(scope.secrets, headersContext(scope.organizationId, subscriptionId), row)) as ReceiverHeaders
}

/** Stores the headers of a subscription, encrypted. Sent with the transaction's next statement. */
export function saveHeaders(tx: Transaction, scope: Scope, subscriptionId: string, headers: ReceiverHeaders): void {
  const { header_names, has_basic_auth } = headerColumns(headers)
  if (header_names.length === 0 && !has_basic_auth) {
    deleteHeaders(tx, scope, subscriptionId)
    return
  }
  const context = headersContext(scope.organizationId, subscriptionId)
  const { sealed, key_id } = seal(scope.secrets, context, JSON.stringify(headers))
  tx.enqueue(saveStatement, [scope.organizationId, subscriptionId, key_id, sealed])
}

export function deleteHeaders(tx: Transaction, { organizationId }: Scope, subscriptionId: string): void {
  tx.enqueue(deleteStatement, [organizationId, subscriptionId])
}

/** The context that the headers of a subscription are sealed to. */
export function headersContext(organizationId: string, subscriptionId: string): string {
  return `webhook_headers/${organizationId}/${subscriptionId}`
}

/**
 * Decrypts the stored headers of a subscription, to send them.
 *
 * @param stored `sealed` is in base64
 * @throws Error if CHANNEL_SECRET no longer contains the secret that they were encrypted with
 */
export function openWebhookHeaders(
  secrets: Secrets,
  { organization_id, subscription_id }: { readonly organization_id: string; readonly subscription_id: string },
  { key_id, sealed }: { readonly key_id: string; readonly sealed: string },
): Readonly<Record<string, string>> {
  const context = headersContext(organization_id, subscription_id)
  const text = unseal(secrets, context, { key_id, sealed: Buffer.from(sealed, 'base64') })
  return sentHeaders(JSON.parse(text) as ReceiverHeaders)
}
