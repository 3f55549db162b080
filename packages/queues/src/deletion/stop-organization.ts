import { revokeAllKeys, waitUntilForgotten } from '@channel/core/api-keys'
import { hintErasure } from '@channel/core/mechanisms/outbox'
import { recordDeletedOrganization } from '@channel/core/mechanisms/restore'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { type Database, statement, type Transaction } from '@channel/db'
import { beginDeletion, countRemoved } from './deletions.ts'

// Transactions that add a team, an account or a key wait for this lock.
const lockOrganization = statement(
  'lock_organization_to_delete',
  'SELECT id FROM organizations WHERE id = $1 FOR UPDATE',
)
const deactivate = statement(
  'deactivate_organization',
  `UPDATE organizations SET state = 'inactive', updated_at = statement_timestamp() WHERE id = $1`,
)
// No worker claims a send or a delivery of it from now on, whatever an operator decides after a restore.
const hold = statement(
  'hold_deleted_organization',
  `INSERT INTO restore_holds (organization_id, reason, unfinished_before) VALUES ($1, 'deleted', 'infinity')
   ON CONFLICT (organization_id) DO UPDATE SET reason = 'deleted'`,
)
const disableSubscriptions = statement(
  'disable_subscriptions_of_organization',
  'UPDATE webhook_subscriptions SET enabled = false WHERE organization_id = $1 AND enabled',
)
const disconnectAccounts = statement(
  'disconnect_accounts_of_organization',
  `UPDATE channel_accounts SET status = 'disconnected', account_restricted = false, authorization_refused = false,
     offboarded_at = NULL
   WHERE organization_id = $1 AND (status <> 'disconnected' OR offboarded_at IS NOT NULL)`,
)
/** Webhooks of the numbers are dropped from now on. */
export const releaseNumbers = statement(
  'release_numbers_of_organization',
  `WITH released AS (DELETE FROM phone_number_routes WHERE organization_id = $1 RETURNING phone_number_id)
   INSERT INTO released_numbers (phone_number_id) SELECT phone_number_id FROM released
   ON CONFLICT (phone_number_id) DO UPDATE SET released_at = excluded.released_at`,
)
const revokeSetupLinks = statement(
  'revoke_setup_links_of_organization',
  `UPDATE customer_setup_links SET status = 'revoked' WHERE organization_id = $1 AND status = 'active'`,
)
const removeSignIns = statement(
  'remove_sign_ins_of_organization',
  `WITH removed AS (
     DELETE FROM members WHERE organization_id = $1 RETURNING sign_in_id
   ), alone AS (
     SELECT sign_in_id FROM removed
     WHERE NOT EXISTS (SELECT FROM members other WHERE other.sign_in_id = removed.sign_in_id AND other.organization_id <> $1)
   ), begun AS (
     DELETE FROM sign_in_verifications WHERE value IN (SELECT sign_in_id FROM alone)
   )
   DELETE FROM sign_in_users WHERE id IN (SELECT sign_in_id FROM alone)`,
)

/**
 * Stops an organization that is deleted, in one transaction. From then on it sends and receives nothing: its keys are revoked, its
 * members signed out, its subscriptions disabled, its accounts disconnected, and webhooks of its numbers dropped. Resolves when no
 * process accepts a key of it. Can be repeated. Does nothing if there is no such organization.
 */
export async function stopOrganization(database: Database, { id }: { readonly id: string }): Promise<void> {
  const generation = await rerunDeadlocked(database, (tx) => stop(tx, id))
  if (generation !== undefined) await waitUntilForgotten(database, generation)
}

async function stop(tx: Transaction, id: string): Promise<number | undefined> {
  const [found] = await tx.query(lockOrganization, [id])
  if (found === undefined) return undefined
  beginDeletion(tx, id)
  recordDeletedOrganization(tx, id)
  for (const each of [deactivate, hold, disableSubscriptions, disconnectAccounts, revokeSetupLinks])
    tx.enqueue(each, [id])
  countRemoved(tx, id, 'phone_number_routes', await tx.execute(releaseNumbers, [id]))
  countRemoved(tx, id, 'sign_in_users', await tx.execute(removeSignIns, [id]))
  // Workers release the deliveries that they hold ahead.
  hintErasure(tx, id)
  return revokeAllKeys(tx, id)
}
