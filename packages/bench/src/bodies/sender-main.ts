// Sends one long body on each of many concurrent connections, and reports the response statuses.
import { connect } from 'node:net'

const { URL: url = '', CONNECTIONS = '0', BYTES = '0', HEADERS = '', CHUNKED = '' } = process.env
const { hostname, port } = new URL(url)
const body = Buffer.alloc(Number(BYTES), ' ')
const pieceBytes = 60_000

function sendOne(): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const framing = CHUNKED === '' ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked'
    socket.write(`POST /provider/webhooks HTTP/1.1\r\nHost: ${hostname}\r\n${HEADERS}${framing}\r\n\r\n`)
    if (CHUNKED === '') socket.write(body)
    else {
      for (let begin = 0; begin < body.length; begin += pieceBytes) {
        const piece = body.subarray(begin, begin + pieceBytes)
        socket.write(`${piece.length.toString(16)}\r\n`)
        socket.write(piece)
        socket.write('\r\n')
      }
      socket.write('0\r\n\r\n')
    }
    socket.once('data', (bytes: Buffer) => {
      resolve(bytes.toString('latin1').split(' ')[1] ?? '')
      socket.destroy()
    })
    socket.on('error', () => resolve('reset'))
    socket.on('close', () => resolve('closed'))
  })
}

process.once('disconnect', () => process.exit())
process.once('message', async () => {
  const begin = performance.now()
  const counts: Record<string, number> = {}
  for (const each of await Promise.all(Array.from({ length: Number(CONNECTIONS) }, sendOne))) {
    counts[each] = (counts[each] ?? 0) + 1
  }
  process.send?.({ type: 'done', seconds: (performance.now() - begin) / 1_000, counts })
})
process.send?.({ type: 'ready' })
