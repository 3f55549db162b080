import { randomUUID } from 'node:crypto'
import { type Database, type Listener, statement } from '@channel/db'
import { findKey, type KnownKey } from './find-key.ts'
import { type Clocks, Lease, systemClocks } from './lease.ts'

// Keys are remembered, so that a request costs no look-up, and still no request that begins after a revocation has returned
// gets through, on any process.
//
// Every revocation raises a number in the database, the generation, in its own transaction. A process may use what it
// remembers only under a lease. Renewing it is one statement: it reads the generation and writes into the process's row
// which generation the process has caught up with. A process that reads a new generation forgets everything and renews at
// once, which confirms it. The lease counts from before the renewal was sent: one that was sent before a revocation
// committed is over one lease length after the commit, and one that was sent later has read the new generation.
// So revoking (revoke-api-key.ts) returns when every row has confirmed, or when a lease's length has passed.
// NOTIFY only makes processes renew sooner; a lost connection costs the revoker time, never correctness.
//
// What was looked up before the process forgot must not be remembered after it: look-ups note the epoch in which they began.
// A process whose lease had run out when the renewal came back forgets everything too: its row may have been removed.
// Without a lease every key is looked up in the database. Keys that do not exist or are revoked are never remembered.

/** The channel on which revocations are announced. */
export const revocationChannel = 'key_revoked'

/** How keys are remembered. */
export interface KeyCacheOptions {
  /** How long a process may use what it remembers without hearing from the database; 6,000 by default. */
  readonly leaseMs?: number
  /** Most keys remembered; 10,000 by default. */
  readonly maxKeys?: number
  readonly clocks?: Clocks
}

/** The keys that one process remembers. */
export interface KeyCache {
  /** Finds a key by its hash, for `authenticate`. */
  readonly find: (hash: Buffer) => Promise<KnownKey | undefined>
  /** Ends the lease and takes the process off the list of those that revocations wait for. */
  readonly close: () => Promise<void>
}

const renewStatement = statement(
  'renew_key_cache_lease',
  `INSERT INTO key_cache_processes AS process (id, lease_ms, renewals, confirmed_generation) VALUES ($1, $2, 1, $3)
   ON CONFLICT (id) DO UPDATE SET renewals = process.renewals + 1, confirmed_generation = excluded.confirmed_generation
   RETURNING (SELECT generation FROM key_revocations) AS generation`,
)
const leaveStatement = statement('leave_key_cache', 'DELETE FROM key_cache_processes WHERE id = $1')

/** Begins to remember keys: registers the process and keeps its lease. While the database is away, it has none. */
export async function openKeyCache(database: Database, options: KeyCacheOptions = {}): Promise<KeyCache> {
  const cache = new LeasedKeyCache(database, options)
  await cache.open()
  return cache
}

class LeasedKeyCache implements KeyCache {
  readonly #id = randomUUID()
  readonly #database: Database
  readonly #leaseMs: number
  readonly #maxKeys: number
  readonly #clocks: Clocks
  readonly #keys = new Map<string, KnownKey>()
  #lease = Lease.none
  #epoch = 0
  #generation = 0
  #renewing: Promise<void> | undefined
  #renewAgain = false
  #timer: NodeJS.Timeout | undefined
  #listener: Listener | undefined
  #closed = false

  constructor(database: Database, options: KeyCacheOptions) {
    this.#database = database
    this.#leaseMs = options.leaseMs ?? 6_000
    this.#maxKeys = options.maxKeys ?? 10_000
    this.#clocks = options.clocks ?? systemClocks
  }

  async open(): Promise<void> {
    this.#timer = setInterval(() => void this.#renew(), this.#leaseMs / 3)
    this.#listener = this.#database.listen(revocationChannel, () => void this.#renew())
    await this.#renew()
  }

  readonly find = async (hash: Buffer): Promise<KnownKey | undefined> => {
    const leased = this.#lease.holdsAt(this.#clocks())
    const name = hash.toString('latin1')
    const remembered = leased ? this.#keys.get(name) : undefined
    if (remembered !== undefined) return remembered
    const epoch = this.#epoch
    const key = await findKey(this.#database, hash)
    if (key !== undefined && !key.isRevoked && leased && epoch === this.#epoch) this.#remember(name, key)
    return key
  }

  readonly close = async (): Promise<void> => {
    this.#closed = true
    clearInterval(this.#timer)
    await this.#listener?.close()
    await this.#renewing
    this.#lease = Lease.none
    this.#forget()
    // Should this fail, the next revocation waits for the lease to run out, and removes the row.
    await this.#database.execute(leaveStatement, [this.#id]).catch(() => 0)
  }

  #remember(name: string, key: KnownKey): void {
    if (this.#keys.size >= this.#maxKeys) {
      const oldest = this.#keys.keys().next()
      if (!oldest.done) this.#keys.delete(oldest.value)
    }
    this.#keys.set(name, key)
  }

  #forget(): void {
    this.#epoch++
    this.#keys.clear()
  }

  /** Renews once more when asked while renewing; a failure is left to the next time, the lease to run out. */
  #renew(): Promise<void> {
    this.#renewAgain = true
    this.#renewing ??= this.#renewWhileAsked().finally(() => {
      this.#renewing = undefined
    })
    return this.#renewing
  }

  async #renewWhileAsked(): Promise<void> {
    while (this.#renewAgain && !this.#closed) {
      this.#renewAgain = false
      try {
        const confirmed = await this.#renewOnce()
        if (!confirmed) this.#renewAgain = true
      } catch {
        return
      }
    }
  }

  /** @returns whether the row says what the process has done: that it forgot what was revoked up to now */
  async #renewOnce(): Promise<boolean> {
    const sentAt = this.#clocks()
    const confirmed = this.#generation
    const [row] = await this.#database.query(renewStatement, [this.#id, this.#leaseMs, confirmed])
    const generation = row?.generation ?? confirmed
    const lapsed = !this.#lease.holdsAt(this.#clocks())
    if (lapsed || generation !== confirmed) this.#forget()
    this.#generation = generation
    this.#lease = new Lease(sentAt, this.#leaseMs)
    return generation === confirmed
  }
}
