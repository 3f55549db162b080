// What webhooks are sent to: takes them at /take, and at /later after 20 ms, never answers at /hang, cannot at /fail, and tells what came.
import { createServer } from 'node:http'
import { announce } from '../servers/announce.ts'

/** By webhook-id: how often it came, and when first, in milliseconds since 1970. */
let taken = new Map<string, { times: number; firstAtMs: number }>()
let hanging = 0
const laterMs = 20

const server = createServer((request, response) => {
  const atMs = performance.timeOrigin + performance.now()
  if (request.method === 'GET') {
    const times = [...taken.values()].map((each) => each.times)
    const arrivals = Object.fromEntries([...taken].map(([id, { firstAtMs }]) => [id, firstAtMs]))
    const requests = times.reduce((sum, each) => sum + each, 0)
    response.end(
      JSON.stringify({ requests, ids: taken.size, hanging, ...(request.url === '/arrivals' && { arrivals }) }),
    )
    return
  }
  if (request.method === 'DELETE') {
    taken = new Map()
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
    const known = taken.get(id)
    if (known === undefined) taken.set(id, { times: 1, firstAtMs: atMs })
    else known.times += 1
    if (request.url === '/later') setTimeout(() => response.end(), laterMs)
    else response.end()
  })
})
server.listen(0, '127.0.0.1', () => announce(server))
