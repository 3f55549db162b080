/** How `uniqueNames` chooses names. */
interface Naming {
  /** The preferred result for a name. */
  readonly propose: (name: string) => string
  /** The comparison key of a result. Defaults to the result itself. */
  readonly keyOf?: (proposed: string) => string
  /** Keys that are already in use. */
  readonly taken?: Iterable<string>
}

/**
 * Gives each name a unique result. On a collision, a name that equals its proposal keeps it. The others follow in
 * alphabetical order with a number, so the order of the document does not matter.
 */
export function uniqueNames(names: Iterable<string>, { propose, keyOf = (text) => text, taken = [] }: Naming) {
  const used = new Set(taken)
  const all = [...new Set(names)]
  const proposals = new Map(all.map((name) => [name, propose(name)]))
  const isExact = (name: string) => proposals.get(name) === name
  const order = all.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)) || (a < b ? -1 : 1))
  const chosen = new Map<string, string>()
  for (const name of order) {
    const base = proposals.get(name)!
    let text = base
    for (let number = 2; used.has(keyOf(text)); number++) text = `${base}${/\d$/.test(base) ? '_' : ''}${number}`
    used.add(keyOf(text))
    chosen.set(name, text)
  }
  return new Map(all.map((name) => [name, chosen.get(name)!]))
}
