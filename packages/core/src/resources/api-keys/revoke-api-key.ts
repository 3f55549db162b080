import { setTimeout as delay } from 'node:timers/promises'
import { type Database, type RowOf, statement, type Transaction } from '@channel/db'
import { revocationChannel } from '../../mechanisms/authentication/index.ts'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { recordRevokedKey } from '../../mechanisms/restore/index.ts'
import { type ApiKey, apiKeyColumns, apiKeyView } from './api-key-view.ts'

const revokeStatement = statement(
  'revoke_api_key',
  `UPDATE api_keys SET revoked_at = coalesce(revoked_at, clock_timestamp()) WHERE id = $1 RETURNING ${apiKeyColumns}`,
)
const nextGeneration = statement(
  'next_key_generation',
  'UPDATE key_revocations SET generation = generation + 1 RETURNING generation',
)
const announce = statement('announce_key_revocation', `SELECT pg_notify('${revocationChannel}', '')`)
const unconfirmed = statement(
  'unconfirmed_key_caches',
  'SELECT id, lease_ms, renewals FROM key_cache_processes WHERE confirmed_generation < $1',
)
const removeProcess = statement(
  'remove_key_cache_process',
  'DELETE FROM key_cache_processes WHERE id = $1 AND renewals = $2',
)

type Unconfirmed = RowOf<'unconfirmed_key_caches'>

/** Clocks may run at different speeds. The wait exceeds the lease by this fraction of its length. */
const clockDrift = 0.1
const maxPollDelayMs = 100

/**
 * Revokes a key permanently. After it returns, every process refuses new requests with the key. It waits until every process
 * has confirmed the revocation, which takes milliseconds, or until the lease of a silent process has expired. A repeated
 * revocation only waits again.
 *
 * It takes the database instead of a transaction, because the wait starts after the commit.
 *
 * @throws OperatorError for an unknown key
 */
export async function revokeApiKey(database: Database, input: { id: string }): Promise<ApiKey> {
  const { key, generation } = await database.transaction((tx) => markRevoked(tx, input.id))
  await waitUntilForgotten(database, generation)
  return key
}

async function markRevoked(tx: Transaction, id: string): Promise<{ key: ApiKey; generation: number }> {
  const [row] = await tx.query(revokeStatement, [id])
  if (row === undefined) throw new OperatorError(`There is no API key ${id}.`)
  recordRevokedKey(tx, row.organization_id, id)
  const [[raised]] = await Promise.all([tx.query(nextGeneration), tx.query(announce)])
  if (raised === undefined) throw new Error('the table key_revocations has lost its only row')
  return { key: apiKeyView(row), generation: raised.generation }
}

async function waitUntilForgotten(database: Database, generation: number): Promise<void> {
  const atFirst = await database.query(unconfirmed, [generation])
  const beganAt = performance.now()
  for (let pollMs = 5, waitingFor = atFirst; waitingFor.length > 0; pollMs = Math.min(pollMs * 2, maxPollDelayMs)) {
    await delay(pollMs)
    const elapsedMs = performance.now() - beganAt
    waitingFor = await database.query(unconfirmed, [generation])
    if (waitingFor.every(({ lease_ms }) => elapsedMs >= lease_ms * (1 + clockDrift))) {
      await removeDead(database, waitingFor, atFirst)
      return
    }
  }
}

/** Removes processes that have not renewed for a whole lease, so that later revocations do not wait for them. */
async function removeDead(
  database: Database,
  now: readonly Unconfirmed[],
  atFirst: readonly Unconfirmed[],
): Promise<void> {
  const dead = now.filter(({ id, renewals }) => atFirst.some((each) => each.id === id && each.renewals === renewals))
  await Promise.all(dead.map(({ id, renewals }) => database.execute(removeProcess, [id, renewals])))
}
