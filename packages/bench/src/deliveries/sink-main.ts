// The receiver of webhooks. It accepts them at /take, and at /later after 20 ms; it never responds at /hang. GET returns
// counts.
import { createServer } from 'node:http'
import { announce } from '../processes/announce.ts'

/** By webhook-id: the time of the first request, in milliseconds since 1970. */
const arrivals = new Map<string, number>()
let requests = 0
let hanging = 0
const laterMs = 20

const server = createServer((request, response) => {
  const atMs = performance.timeOrigin + performance.now()
  if (request.method === 'GET') {
    response.end(JSON.stringify({ requests, ids: arrivals.size, hanging, arrivals: Object.fromEntries(arrivals) }))
    return
  }
  if (request.method === 'DELETE') {
    arrivals.clear()
    requests = 0
    response.end()
    return
  }
  request.resume().once('end', () => {
    if (request.url === '/hang') {
      hanging += 1
      return
    }
    const id = String(request.headers['webhook-id'])
    requests += 1
    if (!arrivals.has(id)) arrivals.set(id, atMs)
    if (request.url === '/later') setTimeout(() => response.end(), laterMs)
    else response.end()
  })
})
server.listen(0, '127.0.0.1', () => announce(server))
