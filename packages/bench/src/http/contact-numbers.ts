// What an eight-digit number can tell apart, and more than a run creates in its 20 seconds.
const allNumbers = 100_000_000
const perRange = 250_000

/** Hands out ranges of numbers for contacts, so that no two runs create the same one. */
export interface ContactNumbers {
  /** The first of 250,000 numbers that are nobody else's. */
  takeRange(): number
}

export function createContactNumbers(): ContactNumbers {
  let next = 1
  return {
    takeRange() {
      const first = next
      if (first + perRange > allNumbers)
        throw new RangeError('there are no more numbers for contacts: take fewer rounds')
      next += perRange
      return first
    },
  }
}
