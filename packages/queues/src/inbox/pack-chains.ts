/** Packs chains, in order, into batches of up to `max` items. A longer chain is a batch of its own. */
export function packChains<Item>(chains: readonly (readonly Item[])[], max: number): Item[][] {
  const batches: Item[][] = []
  let open: Item[] | undefined
  for (const chain of chains) {
    if (open === undefined || open.length + chain.length > max) {
      open = []
      batches.push(open)
    }
    // No spread: a chain may exceed the max number of arguments of a call.
    for (const item of chain) open.push(item)
  }
  return batches
}
