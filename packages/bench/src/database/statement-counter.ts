/** Counts of all connections so far. */
export interface StatementCounts {
  /** Statements run, including BEGIN and COMMIT. */
  statements: number
  /** How often a client had to wait for the server: requests after a response. */
  roundTrips: number
}

const queryMessage = 0x51
const executeMessage = 0x45
const headerBytes = 5
const startupHeaderBytes = 8
const sslRequestCode = 80877103

/** Parses the client side of one connection in chunks of any size, and adds to `counts`. */
export function createConnectionCounter(counts: StatementCounts): {
  fromClient(chunk: Buffer): void
  fromServer(): void
} {
  let pending: Buffer = Buffer.alloc(0)
  let skip = 0
  let started = false
  let serverResponded = true

  /** The size of the message at the start of `pending`; undefined until its header is complete. */
  function readHeader(): { bytes: number; type: number } | undefined {
    if (started) {
      if (pending.length < headerBytes) return undefined
      return { bytes: 1 + pending.readInt32BE(1), type: pending.readUInt8(0) }
    }
    if (pending.length < startupHeaderBytes) return undefined
    started = pending.readInt32BE(4) !== sslRequestCode
    return { bytes: pending.readInt32BE(0), type: 0 }
  }

  return {
    fromClient(chunk) {
      let hasRequest = false
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      for (;;) {
        const skipped = Math.min(skip, pending.length)
        pending = pending.subarray(skipped)
        skip -= skipped
        const header = skip > 0 ? undefined : readHeader()
        if (header === undefined) break
        skip = header.bytes
        if (header.type !== queryMessage && header.type !== executeMessage) continue
        counts.statements++
        hasRequest = true
      }
      if (hasRequest && serverResponded) {
        counts.roundTrips++
        serverResponded = false
      }
    },
    fromServer() {
      serverResponded = true
    },
  }
}
