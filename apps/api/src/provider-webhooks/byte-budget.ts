/** Limits the bytes in memory over all reservations. */
export interface ByteBudget {
  /** Opens a reservation of zero bytes. */
  open(): Reservation
}

/** One holder's share of a budget. */
export interface Reservation {
  /** Reserves `bytes` more. Returns false, and reserves nothing, if fewer are free. */
  reserve(bytes: number): boolean
  /** Releases all reserved bytes. */
  release(): void
}

/** @param totalBytes the limit of all reservations together */
export function createByteBudget(totalBytes: number): ByteBudget {
  let free = totalBytes
  return {
    open() {
      let reserved = 0
      return {
        reserve(bytes) {
          if (bytes > free) return false
          free -= bytes
          reserved += bytes
          return true
        },
        release() {
          free += reserved
          reserved = 0
        },
      }
    },
  }
}
