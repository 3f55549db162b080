/** Limits the bytes that are held in memory at a time, over all holders. */
export interface ByteBudget {
  /** A reservation of no bytes yet. */
  open(): Reservation
}

/** What one holder has of a budget. */
export interface Reservation {
  /** Takes `bytes` more; false, and nothing taken, when the budget has not that many left. */
  take(bytes: number): boolean
  /** Returns everything that was taken. */
  release(): void
}

/** @param totalBytes that all reservations may hold together */
export function createByteBudget(totalBytes: number): ByteBudget {
  let free = totalBytes
  return {
    open() {
      let held = 0
      return {
        take(bytes) {
          if (bytes > free) return false
          free -= bytes
          held += bytes
          return true
        },
        release() {
          free += held
          held = 0
        },
      }
    },
  }
}
