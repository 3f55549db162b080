// The number of eight-digit phone numbers, more than a run creates in its 20 seconds.
const allNumbers = 100_000_000
const perRange = 250_000

/** Allocates disjoint ranges of numbers for contacts, so that no two runs create the same one. */
export interface ContactNumbers {
  /** The first of 250,000 unused numbers. */
  takeRange(): number
}

export function createContactNumbers(): ContactNumbers {
  let next = 1
  return {
    takeRange() {
      const first = next
      if (first + perRange > allNumbers) throw new RangeError('no numbers for contacts are left: use fewer rounds')
      next += perRange
      return first
    },
  }
}
