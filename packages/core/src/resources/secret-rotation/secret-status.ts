import type { Queryable } from '@channel/db'
import { keptForMs } from '../../mechanisms/idempotency/index.ts'
import type { Secrets } from '../../mechanisms/sealing/index.ts'
import { countSealedValues, type SealedCount } from './count-sealed-values.ts'
import type { SealedKindName } from './sealed-kinds.ts'
import { type LiveProcess, lastUsesOfKeys, listLiveProcesses } from './service-processes.ts'

/** What one key is needed for. */
export interface KeyStatus {
  readonly key_id: string
  /** Where its secret stands in CHANNEL_SECRET, from 1; null when CHANNEL_SECRET does not have it. */
  readonly position: number | null
  /** How many stored values need it. */
  readonly values: Readonly<Record<SealedKindName, number>>
  /** When a process that seals and signs with it was last seen; null when there was none for a week. */
  readonly last_used_at: string | null
  /** A day after it was last used: clients may come back with a page cursor that it signed. Null when that is over. */
  readonly cursors_until: string | null
  /** Whether no stored value needs it and no running process seals with it. */
  readonly can_be_removed: boolean
}

export interface SecretStatus {
  /** Those of CHANNEL_SECRET in its order, then those that it lacks. */
  readonly keys: readonly KeyStatus[]
  readonly processes: readonly LiveProcess[]
}

/** Which keys are needed for what, and which keys the running processes have. */
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
  const values = { provider_tokens: 0, webhook_secrets: 0, number_pins: 0, stored_responses: 0 }
  for (const { kind, count } of counts) values[kind] += count
  return values
}

function cursorsUntil(usedAt: string | undefined, now: Date): string | null {
  if (usedAt === undefined) return null
  const until = Date.parse(usedAt) + keptForMs
  return until > now.getTime() ? new Date(until).toISOString() : null
}
