const perRange = 500_000

/** Hands out ranges of numbers for contacts, so that no two runs create the same one. */
export interface ContactNumbers {
  /** The first of half a million numbers that are nobody else's. */
  takeRange(): number
}

export function createContactNumbers(): ContactNumbers {
  let next = 1
  return {
    takeRange() {
      const first = next
      next += perRange
      return first
    },
  }
}
