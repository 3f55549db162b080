import type { KeyStatus, SealedKindName } from '@channel/core/secret-rotation'

/** The name of a kind of stored value, for messages. */
export function describeKind(kind: SealedKindName): string {
  return kind.replaceAll('_', ' ')
}

/** The number of values per kind that need a key: `provider tokens: 2, number pins: 1`. */
export function describeValues({ values }: Pick<KeyStatus, 'values'>): string {
  const kinds = Object.entries(values) as [SealedKindName, number][]
  return kinds.flatMap(([kind, count]) => (count > 0 ? [`${describeKind(kind)}: ${count}`] : [])).join(', ')
}

export function sumOfValues({ values }: Pick<KeyStatus, 'values'>): number {
  return Object.values(values).reduce((sum, count) => sum + count, 0)
}
