import { type Queryable, statement } from '@channel/db'
import type { LoggedCall } from './logged-call.ts'

const precisionMs = 60_000

// A row that another process updates now will have the same minute.
const updateKeys = statement(
  'record_key_uses',
  `UPDATE api_keys key SET last_used_at = used.at
   FROM (SELECT id, to_timestamp(at_ms / 1000.0) AS at FROM unnest($1::text[], $2::bigint[]) AS used (id, at_ms)) AS used
   WHERE key.id = used.id AND (key.last_used_at IS NULL OR key.last_used_at < used.at)
     AND key.id IN (SELECT id FROM api_keys WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE SKIP LOCKED)`,
)

/**
 * Records when each key was last used: at most one update per key and minute, none of them during a request. A revoked or
 * expired key was refused, not used.
 */
export class KeyUses {
  /** When the use of a key was last written, by the time of the call. */
  readonly #writtenMs = new Map<string, number>()

  /** Writes the uses of keys in a batch of the log. A failure only makes `last_used_at` older. */
  async record(database: Queryable, calls: readonly LoggedCall[]): Promise<void> {
    const used = new Map<string, number>()
    for (const { keyId, atMs, status } of calls) {
      if (
        keyId === null ||
        status === 401 ||
        atMs < (this.#writtenMs.get(keyId) ?? Number.NEGATIVE_INFINITY) + precisionMs
      )
        continue
      used.set(keyId, Math.max(atMs, used.get(keyId) ?? atMs))
    }
    if (used.size === 0) return
    await database.execute(updateKeys, [[...used.keys()], [...used.values()]])
    this.#forgetOld(Math.max(...used.values()))
    for (const [keyId, atMs] of used) this.#writtenMs.set(keyId, atMs)
  }

  #forgetOld(nowMs: number): void {
    for (const [keyId, atMs] of this.#writtenMs) if (atMs + precisionMs < nowMs) this.#writtenMs.delete(keyId)
  }
}
