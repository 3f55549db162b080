import type { KeyStatus, RotationResult, SecretStatus } from '@channel/core/secret-rotation'

/** The status of all cells as one: a process announces itself in each, and a key is needed if one of them needs it. */
export function mergeStatuses(ofCells: readonly SecretStatus[]): SecretStatus {
  const keys = Map.groupBy(
    ofCells.flatMap((each) => each.keys),
    ({ key_id }) => key_id,
  )
  const processes = Map.groupBy(
    ofCells.flatMap((each) => each.processes),
    ({ kind, host, pid }) => `${kind} ${host} ${pid}`,
  )
  return {
    keys: [...keys.values()].map((same) => same.reduce(mergeKeys)),
    processes: [...processes.values()].flatMap(([first]) => first ?? []),
  }
}

function mergeKeys(one: KeyStatus, other: KeyStatus): KeyStatus {
  return {
    ...one,
    values: sum(one.values, other.values),
    last_used_at: latest(one.last_used_at, other.last_used_at),
    cursors_until: latest(one.cursors_until, other.cursors_until),
    can_be_removed: one.can_be_removed && other.can_be_removed,
  }
}

/** The rotation of all cells as one. */
export function mergeRotations([first, ...others]: readonly [RotationResult, ...RotationResult[]]): RotationResult {
  return {
    ...first,
    resealed: others.map(({ resealed }) => resealed).reduce(sum, first.resealed),
    left: [first, ...others].flatMap(({ left }) => left),
  }
}

function sum<Kind extends string>(one: Readonly<Record<Kind, number>>, other: Readonly<Record<Kind, number>>) {
  const kinds = Object.keys(one) as Kind[]
  return Object.fromEntries(kinds.map((kind) => [kind, one[kind] + other[kind]])) as Record<Kind, number>
}

function latest(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one
}
