import type { Database } from '@channel/db'
import { type Sealed, type Secrets, seal, unseal } from '../../mechanisms/sealing/index.ts'
import { rerunDeadlocked } from '../../mechanisms/transactions/index.ts'
import { countSealedValues, type SealedCount } from './count-sealed-values.ts'
import { requireKeyInUse, requireKeyStillInUse } from './require-key-in-use.ts'
import { noValues, type SealedKind, type SealedKindName, type SealedRow, sealedKinds } from './sealed-kinds.ts'

// Values are resealed in small batches, each written at once. The next run skips the completed batches of a killed run. A value
// is replaced only if it has not changed since it was read, so concurrent writes are not lost. The run ends when a count finds no
// value left, or a round finds none to reseal.

/** The progress of a rotation for one kind of value. */
export interface RotationProgress {
  readonly kind: SealedKindName
  readonly resealed: number
  /** The number of values that needed another key at the start. */
  readonly total: number
}

/** The result of a rotation. */
export interface RotationResult {
  /** The id of the current key. */
  readonly key_id: string
  readonly resealed: Readonly<Record<SealedKindName, number>>
  /** Values that still need another key, because CHANNEL_SECRET lacks it or because it does not open them. */
  readonly left: readonly SealedCount[]
}

export interface RotationOptions {
  readonly now: () => Date
  /** Called after each written batch. */
  readonly onProgress?: (progress: RotationProgress) => void
  /** The max wait for silent processes in milliseconds; 15,000 by default. */
  readonly waitForSilentMs?: number
}

/** Max rounds. Without it, an unannounced process that seals with an old key could keep the rotation running forever. */
const maxRounds = 10

/**
 * Reseals all values of older keys with the current key, while the service runs. It can be repeated at any time.
 *
 * @throws OperatorError while a process does not seal with the current key; completed batches stay
 */
export async function rotateSecrets(
  database: Database,
  secrets: Secrets,
  { now, onProgress = () => undefined, waitForSilentMs }: RotationOptions,
): Promise<RotationResult> {
  const { id: keyId } = secrets.current('encryption')
  await requireKeyInUse(database, keyId, waitForSilentMs)
  const resealed = { ...noValues }
  const countLeft = async () => {
    const counts = await database.session((session) => countSealedValues(session, now()))
    return counts.filter(({ key_id }) => key_id !== keyId)
  }

  let left = await countLeft()
  const before = left
  for (let round = 1; left.length > 0 && round <= maxRounds; round++) {
    let found = 0
    for (const kind of sealedKinds) {
      const total = sumOf(before, kind.name)
      found += await resealKind(database, secrets, kind, now(), (count) => {
        resealed[kind.name] += count
        onProgress({ kind: kind.name, resealed: resealed[kind.name], total: Math.max(total, resealed[kind.name]) })
      })
    }
    left = await countLeft()
    if (found === 0) break
  }
  return { key_id: keyId, resealed, left }
}

function sumOf(counts: readonly SealedCount[], name: SealedKindName): number {
  return counts.reduce((sum, { kind, count }) => sum + (kind === name ? count : 0), 0)
}

/** @returns the number of resealed values, including those that were not written because of a concurrent change */
async function resealKind(
  database: Database,
  secrets: Secrets,
  kind: SealedKind,
  now: Date,
  onWritten: (count: number) => void,
): Promise<number> {
  const { id: keyId } = secrets.current('encryption')
  let found = 0
  let after = kind.firstPrimaryKey
  for (;;) {
    await requireKeyStillInUse(database, keyId)
    const rows = await database.query(kind.page, [now, keyId, ...after])
    const last = rows.at(-1)
    if (last === undefined) return found
    const fresh = rows.flatMap((row) => resealRow(secrets, kind, row) ?? [])
    if (fresh.length > 0) onWritten(await replace(database, kind, keyId, fresh))
    found += fresh.length
    after = last.primary_key
  }
}

interface Replacement {
  readonly primaryKey: readonly string[]
  readonly before: Buffer
  readonly after: Buffer
}

/** Undefined for a value that needs no resealing or cannot be opened. The final count includes the latter. */
function resealRow(secrets: Secrets, kind: SealedKind, row: SealedRow): Replacement | undefined {
  const { primary_key: primaryKey, key_id, sealed } = row
  if (sealed === null) return undefined
  const context = kind.context(primaryKey)
  const text = tryUnseal(secrets, context, { sealed, key_id })
  return text === undefined ? undefined : { primaryKey, before: sealed, after: seal(secrets, context, text).sealed }
}

function tryUnseal(secrets: Secrets, context: string, sealed: Sealed): string | undefined {
  try {
    return unseal(secrets, context, sealed)
  } catch {
    return undefined
  }
}

function replace(database: Database, kind: SealedKind, keyId: string, fresh: readonly Replacement[]): Promise<number> {
  const primaryKeys = kind.firstPrimaryKey.map((_, column) => fresh.map(({ primaryKey }) => primaryKey[column]))
  const values = [keyId, fresh.map(({ before }) => before), fresh.map(({ after }) => after), ...primaryKeys]
  return rerunDeadlocked(database, (tx) => tx.execute(kind.replace, values))
}
