/** Puts chains together, in their order, into lots of at most so many; a longer chain is a lot of its own. */
export function packChains<Item>(chains: readonly (readonly Item[])[], most: number): Item[][] {
  const lots: Item[][] = []
  let open: Item[] | undefined
  for (const chain of chains) {
    if (open === undefined || open.length + chain.length > most) {
      open = []
      lots.push(open)
    }
    // Not spread: a chain may be longer than a call may have arguments.
    for (const item of chain) open.push(item)
  }
  return lots
}
