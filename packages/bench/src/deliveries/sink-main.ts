// The receiver of webhooks. It accepts them at /take, and at /later after 20 ms; it never responds at /hang and
// returns 503 at /fail. GET returns counts.
import { createServer } from 'node:http'
import { announce } from '../servers/announce.ts'

/** By webhook-id: the number of requests, and the time of the first, in milliseconds since 1970. */
let received = new Map<string, { times: number; firstAtMs: number }>()
let hanging = 0
const laterMs = 20

const server = createServer((request, response) => {
  const atMs = performance.timeOrigin + performance.now()
  if (request.method === 'GET') {
    const times = [...received.values()].map((each) => each.times)
    const arrivals = Object.fromEntries([...received].map(([id, { firstAtMs }]) => [id, firstAtMs]))
    const requests = times.reduce((sum, each) => sum + each, 0)
    response.end(
      JSON.stringify({ requests, ids: received.size, hanging, ...(request.url === '/arrivals' && { arrivals }) }),
    )
    return
  }
  if (request.method === 'DELETE') {
    received = new Map()
    response.end()
    return
  }
  request.resume().once('end', () => {
    if (request.url === '/hang') {
      hanging += 1
      return
    }
    if (request.url === '/fail') {
      response.writeHead(503).end()
      return
    }
    const id = String(request.headers['webhook-id'])
    const known = received.get(id)
    if (known === undefined) received.set(id, { times: 1, firstAtMs: atMs })
    else known.times += 1
    if (request.url === '/later') setTimeout(() => response.end(), laterMs)
    else response.end()
  })
})
server.listen(0, '127.0.0.1', () => announce(server))
