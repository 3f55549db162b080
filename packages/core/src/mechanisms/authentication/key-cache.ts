import { randomUUID } from 'node:crypto'
import { type Database, type Listener, statement } from '@channel/db'
import { findKey, type KnownKey } from './find-key.ts'
import { type Clocks, Lease, systemClocks } from './lease.ts'

// Keys are cached, so that a request needs no lookup. Still, every process refuses requests that begin after a
// revocation has returned.
//
// Every revocation increments a number in the database, the generation, in its own transaction. A process may use its
// cache only under a lease. Renewing is one statement: it reads the generation and writes the generation that the
// process has caught up with into the process's row. A process that reads a new generation clears its cache and renews
// at once, which confirms it. The lease counts from before the renewal was sent: a lease from before a revocation's
// commit expires one lease length after the commit, and a later renewal reads the new generation. So revoking
// (key-generations.ts) returns when every row has confirmed, or after one lease length. NOTIFY only speeds up the
// renewal; a lost connection makes a revocation slower, never incorrect.
//
// Results of lookups that began before the cache was cleared must not be cached after it: lookups record the epoch in
// which they began. A process whose lease expired before the renewal returned clears its cache too: its row may have
// been removed. Without a lease every key is looked up in the database. Unknown and revoked keys are never cached.

/** The channel on which revocations are announced. */
export const revocationChannel = 'key_revoked'

/** Options of the key cache. */
export interface KeyCacheOptions {
  /** How long a process may use its cache without a renewal, in milliseconds; 6,000 by default. */
  readonly leaseMs?: number
  /** Max cached keys; 10,000 by default. */
  readonly maxKeys?: number
  readonly clocks?: Clocks
}

/** The cached keys of one process. */
export interface KeyCache {
  /** Finds a key by its hash, for `authenticate`. */
  readonly find: (hash: Buffer) => Promise<KnownKey | undefined>
  /** Ends the lease and removes the process's row, so that revocations do not wait for it. */
  readonly close: () => Promise<void>
}

const renewStatement = statement(
  'renew_key_cache_lease',
  `WITH renewed AS (
     INSERT INTO key_cache_processes AS process (id, lease_ms, renewals, confirmed_generation) VALUES ($1, $2, 1, $3)
     ON CONFLICT (id) DO UPDATE SET renewals = process.renewals + 1, confirmed_generation = excluded.confirmed_generation
   )
   SELECT generation FROM key_revocations`,
)
const leaveStatement = statement('leave_key_cache', 'DELETE FROM key_cache_processes WHERE id = $1')

/** Opens the cache: registers the process and keeps renewing its lease. Without a database it has no lease. */
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
    // If this fails, the next revocation waits until the lease expires, and removes the row.
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

  /** Renews once more if called during a renewal. After a failure the next renewal tries again, or the lease expires. */
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

  /** @returns whether the row confirms the generation: the process has cleared every key revoked until then */
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
