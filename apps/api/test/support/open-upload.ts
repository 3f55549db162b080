import { connect } from 'node:net'
import { head } from './raw-request.ts'

/** A POST whose body is sent in pieces. */
export interface Upload {
  /** The status of the response; undefined if the connection ends without one. */
  readonly status: Promise<number | undefined>
  /** Everything received so far. */
  received(): string
  /** Resolves when the connection has been closed. */
  readonly closed: Promise<void>
  /** Sends `bytes` blanks of the body, as one chunk if the body is sent in chunks. */
  send(bytes: number): void
  close(): void
}

const blanks = Buffer.alloc(4 * 1_048_576, ' ')

/** Opens a connection and sends the head of a POST with these header lines. */
export function openUpload(url: string, path: string, headers: readonly string[]): Upload {
  const { hostname, port } = new URL(url)
  const isChunked = headers.some((line) => /^transfer-encoding: chunked$/i.test(line))
  const socket = connect(Number(port), hostname)
  const status = Promise.withResolvers<number | undefined>()
  const closed = Promise.withResolvers<void>()
  let received = ''
  socket.write(head(`POST ${path} HTTP/1.1`, ...headers))
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
    const [, code] = /^HTTP\/1\.1 (\d+) /.exec(received) ?? []
    if (code !== undefined) status.resolve(Number(code))
  })
  // The service may reset a connection that it stops reading.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    status.resolve(undefined)
    closed.resolve()
  })
  return {
    status: status.promise,
    closed: closed.promise,
    received: () => received,
    send(bytes) {
      if (isChunked) socket.write(`${bytes.toString(16)}\r\n`)
      socket.write(blanks.subarray(0, bytes))
      if (isChunked) socket.write('\r\n')
    },
    close: () => void socket.destroy(),
  }
}
