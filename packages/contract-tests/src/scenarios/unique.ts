import { randomInt, randomUUID } from 'node:crypto'
import { areaCodes } from './area-codes.ts'

export function uniqueName(): string {
  return `Contract ${randomUUID()}`
}

/** A shortcut of a saved reply, which has at most 40 characters. */
export function uniqueShortcut(): string {
  return `c-${randomUUID()}`
}

let nextNumber = randomInt(areaCodes.length * 100)

/**
 * A valid phone number that is not in use: 555-0100 to 555-0199 of each area code are reserved for fiction. New in this
 * run, and very probably new on the target.
 */
export function uniquePhoneNumber(): string {
  const index = nextNumber++ % (areaCodes.length * 100)
  return `+1${areaCodes[Math.floor(index / 100)]}55501${String(index % 100).padStart(2, '0')}`
}

/** A time at which a message can be scheduled. */
export function inAnHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString()
}
