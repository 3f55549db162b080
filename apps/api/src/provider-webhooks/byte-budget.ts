/** One holder's share of a budget. */
export interface Reservation {
  /** Reserves `bytes` more. Returns false, and reserves nothing, if fewer are free. */
  reserve(bytes: number): boolean
  /** Releases all reserved bytes. */
  release(): void
}

/**
 * Limits the bytes in memory over all reservations.
 *
 * @returns a function that opens a reservation of zero bytes
 */
export function createByteBudget(totalBytes: number): () => Reservation {
  let free = totalBytes
  return () => {
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
  }
}
