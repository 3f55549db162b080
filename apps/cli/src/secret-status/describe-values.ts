import type { KeyStatus, SealedKindName } from '@channel/core'

/** The name of a kind of stored value in a sentence. */
export function describeKind(kind: SealedKindName): string {
  return kind.replaceAll('_', ' ')
}

/** How many values of which kind need a key: `provider tokens: 2, number pins: 1`. */
export function describeValues({ values }: Pick<KeyStatus, 'values'>): string {
  const kinds = Object.entries(values) as [SealedKindName, number][]
  return kinds.flatMap(([kind, count]) => (count > 0 ? [`${describeKind(kind)}: ${count}`] : [])).join(', ')
}

export function sumOfValues({ values }: Pick<KeyStatus, 'values'>): number {
  return Object.values(values).reduce((sum, count) => sum + count, 0)
}
