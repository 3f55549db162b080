/** What clients have asked of the server so far. */
export interface StatementCounts {
  /** Statements run, BEGIN and COMMIT among them. */
  statements: number
  /** How often a client spoke again after it had heard something: the times that it had to wait for the server. */
  roundTrips: number
}

const queryMessage = 0x51
const executeMessage = 0x45
const headerBytes = 5
const startupHeaderBytes = 8
const sslRequestCode = 80877103

/** Reads one connection's side of PostgreSQL's protocol as it passes by, in chunks of any size, and adds to `counts`. */
export function createConnectionCounter(counts: StatementCounts): {
  fromClient(chunk: Buffer): void
  fromServer(): void
} {
  let pending: Buffer = Buffer.alloc(0)
  let skip = 0
  let started = false
  let serverSpoke = true

  /** The size of the message that `pending` begins with; undefined while its header is not all there. */
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
      let asks = false
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
        asks = true
      }
      if (asks && serverSpoke) {
        counts.roundTrips++
        serverSpoke = false
      }
    },
    fromServer() {
      serverSpoke = true
    },
  }
}
