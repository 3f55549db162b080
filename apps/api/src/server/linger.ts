import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

const lingerMs = 30_000

/**
 * Lets a connection that ends with its response stay open until the body has arrived. Node would close it at once: that
 * resets it if parts of the body are unread, possibly before the client has read the response.
 */
export function linger({ socket }: IncomingMessage): void {
  // Node calls this after the last response of a connection.
  socket.destroySoon = () => {
    socket.end()
    const deadline = setTimeout(() => socket.destroy(), lingerMs).unref()
    socket.once('close', () => clearTimeout(deadline))
  }
}

/** Node would keep all requests that follow on a connection that lingers. It resumes a paused socket after each message. */
export function stopReading(socket: Socket): void {
  if (socket.listeners('resume').includes(pauseAgain)) return
  socket.on('resume', pauseAgain)
  socket.pause()
}

function pauseAgain(this: Socket): void {
  this.pause()
}
