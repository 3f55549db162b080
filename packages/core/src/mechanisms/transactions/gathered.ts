import type { Transaction } from '@channel/db'

/**
 * Turns a function of many items into a function of one: the concurrent calls in one transaction (`Promise.all`) become one call of
 * `load`, so that they share their statements. It begins when no call can proceed without a response.
 *
 * @param load returns a result for each item, in their order. If it throws, each of the calls does
 */
export function gathered<Item, Result>(
  load: (tx: Transaction, items: readonly Item[]) => Promise<readonly Result[]>,
): (tx: Transaction, item: Item) => Promise<Result> {
  const gathering = new WeakMap<Transaction, { readonly items: Item[]; readonly results: Promise<readonly Result[]> }>()
  function begin(tx: Transaction) {
    const items: Item[] = []
    const results = endOfTurn().then(() => {
      gathering.delete(tx)
      return load(tx, items)
    })
    const batch = { items, results }
    gathering.set(tx, batch)
    return batch
  }
  return async (tx, item) => {
    const { items, results } = gathering.get(tx) ?? begin(tx)
    const index = items.push(item) - 1
    return (await results)[index] as Result
  }
}

/** Resolves when all pending promise callbacks have run: `nextTick` alone may precede them. */
function endOfTurn(): Promise<void> {
  return Promise.resolve().then(() => new Promise((resolve) => process.nextTick(resolve)))
}

/** Rows with the number of their item, from 1 as `WITH ORDINALITY` counts: those of each item, in order. */
export function rowsOfEach<Row extends { readonly item: number }>(rows: readonly Row[], count: number): Row[][] {
  const rowsOf: Row[][] = Array.from({ length: count }, () => [])
  for (const row of rows) rowsOf[row.item - 1]?.push(row)
  return rowsOf
}
