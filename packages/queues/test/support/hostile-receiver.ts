import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setInterval as ticks } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** Handles a connection after its first data; `text` is the beginning of that. */
export type Behavior = (socket: Socket, text: string) => unknown

/** A receiver with arbitrary behavior for each connection. */
export async function aReceiver(behave: Behavior): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', (data) => void behave(socket, data.toString()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}

export const head = 'HTTP/1.1 200 OK\r\n'

/** Writes one byte at a time, repeatedly. */
export async function drip(socket: Socket, text: string): Promise<void> {
  let sent = 0
  for await (const _ of ticks(50)) {
    if (socket.destroyed) return
    socket.write(text[sent++ % text.length] ?? '')
  }
}

export const part = Buffer.alloc(64 * 1024, 'A')
/** Some kilobytes that decompress to a thousand times as much; repeated, they form a bomb of any size. */
export const bombPart = gzipSync(Buffer.alloc(10_000_000))

/**
 * Writes a beginning and then the same chunk until the client disconnects. `closed` resolves to the number of written
 * bytes.
 */
export function endless(beginning: string, each: Buffer): { behave: Behavior; closed: Promise<number> } {
  const closed = Promise.withResolvers<number>()
  return {
    closed: closed.promise,
    behave(socket) {
      socket.write(beginning)
      const more = () => {
        while (!socket.destroyed && socket.write(each));
      }
      socket.on('drain', more).on('close', () => closed.resolve(socket.bytesWritten))
      more()
    },
  }
}
