import type { Queryable } from '@channel/db'
import { responseRetentionMs } from '../../mechanisms/idempotency/index.ts'
import type { Secrets } from '../../mechanisms/sealing/index.ts'
import { countSealedValues, type SealedCount } from './count-sealed-values.ts'
import { noValues, type SealedKindName } from './sealed-kinds.ts'
import { type LiveProcess, lastUsesOfKeys, listLiveProcesses } from './service-processes.ts'

/** The current uses of one key. */
export interface KeyStatus {
  readonly key_id: string
  /** The position of its secret in CHANNEL_SECRET, from 1; null if it is missing there. */
  readonly position: number | null
  /** The number of stored values that need it. */
  readonly values: Readonly<Record<SealedKindName, number>>
  /** When a process that seals and signs with it was last seen; null if not within the last week. */
  readonly last_used_at: string | null
  /** A day after its last use: until then, clients may send a page cursor that it signed. Null if past or still in use. */
  readonly cursors_until: string | null
  /** Whether no stored value needs it and no running process seals with it. */
  readonly can_be_removed: boolean
}

export interface SecretStatus {
  /** The keys of CHANNEL_SECRET in its order, then the missing ones. */
  readonly keys: readonly KeyStatus[]
  readonly processes: readonly LiveProcess[]
}

/** Reports the uses of every key, and the keys of the running processes. */
export async function secretStatus(database: Queryable, secrets: Secrets, now: Date): Promise<SecretStatus> {
  const counts = await countSealedValues(database, now)
  const processes = await listLiveProcesses(database)
  const lastUses = await lastUsesOfKeys(database)
  const known = secrets.all('encryption').map(({ id }) => id)
  const missing = new Set(counts.map(({ key_id }) => key_id).filter((id) => !known.includes(id)))

  const keys = [...known, ...missing].map((key_id, index) => {
    const needed = counts.filter((each) => each.key_id === key_id)
    const isUsed = processes.some(({ key_ids }) => key_ids[0] === key_id)
    return {
      key_id,
      position: index < known.length ? index + 1 : null,
      values: valuesOf(needed),
      last_used_at: lastUses.get(key_id) ?? null,
      cursors_until: index === 0 || isUsed ? null : cursorsUntil(lastUses.get(key_id), now),
      can_be_removed: index > 0 && index < known.length && needed.length === 0 && !isUsed,
    }
  })
  return { keys, processes }
}

function valuesOf(counts: readonly SealedCount[]): Record<SealedKindName, number> {
  const values = { ...noValues }
  for (const { kind, count } of counts) values[kind] += count
  return values
}

function cursorsUntil(usedAt: string | undefined, now: Date): string | null {
  if (usedAt === undefined) return null
  const until = Date.parse(usedAt) + responseRetentionMs
  return until > now.getTime() ? new Date(until).toISOString() : null
}
