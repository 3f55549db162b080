import { useState } from 'react'

/** The rows that are selected, across pages. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  toggle(id: string): void
  set(ids: Iterable<string>): void
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    toggle: (id) => setIds((before) => before.symmetricDifference(new Set([id]))),
    set: (given) => setIds(new Set(given)),
  }
}
