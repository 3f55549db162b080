import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { createChannel } from '../src/index.ts'
import { requestId } from './mock-channel.ts'

/** The server's reaction to a request: a status with a body, or anything else. */
export type Step = (response: ServerResponse, request: IncomingMessage) => void

export interface ReceivedRequest {
  method: string | undefined
  url: string | undefined
  key: string | undefined
  body: string
}

/** Starts an HTTP server that takes the steps in turn, and repeats the last one. It stops after the test. */
export async function startServer(...steps: Step[]) {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const key = request.headers['idempotency-key'] as string | undefined
    received.push({ method: request.method, url: request.url, key, body })
    const step = steps.length > 1 ? steps.shift() : steps[0]
    step?.(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const waits: number[] = []
  const channel = createChannel({
    apiKey: 'chn_live_abcdefghijklmnopqrstuvwx',
    baseUrl,
    wait: async (ms) => {
      waits.push(ms)
    },
  })
  return { baseUrl, channel, received, waits }
}

export const success: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"id":"lbl_1"},"request_id":"req_1"}')
}

export function failing(status: number, code = 'internal_error', headers: Record<string, string> = {}): Step {
  const error = { type: 'api_error', code, message: 'It failed.', request_id: requestId }
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }))
  }
}

export const hangUp: Step = (_response, request) => {
  request.socket.destroy()
}

/** Never responds. */
export const hang: Step = () => {}

/** Begins a body that never ends. */
export const stall: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":')
}

/** Begins a body and breaks off. */
export const breakOff: Step = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"data":')
  setImmediate(() => request.socket.destroy())
}
