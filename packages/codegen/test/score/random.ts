/** A seeded source of random numbers, so that a run can be repeated. */
export interface Random {
  /** An integer from 0 to `bound` - 1. */
  below(bound: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32, which is small and random enough to choose mutations. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return { below, pick: (items) => items[below(items.length)]! }
}
