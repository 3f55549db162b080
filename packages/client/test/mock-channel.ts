import { createChannel } from '../src/index.ts'

export const requestId = 'req_01KAJ5QZ8M3T7V9W2X4Y6Z8A0B'

/**
 * A channel whose `fetch` returns the given responses in turn and records the requests. A function computes its
 * response from the request. It does not retry.
 */
export function mockChannel(...responses: (Response | ((request: Request) => Response | Promise<Response>))[]) {
  const requests: Request[] = []
  const channel = createChannel({
    apiKey: 'chn_live_abcdefghijklmnopqrstuvwx',
    baseUrl: 'https://api.example.com',
    maxRetries: 0,
    fetch: async (request) => {
      requests.push(request)
      const response = responses.length > 1 ? responses.shift() : responses[0]
      if (response === undefined) throw new Error('No response was prepared.')
      return typeof response === 'function' ? response(request) : response.clone()
    },
  })
  return { channel, requests }
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  const headers = { 'content-type': 'application/json', 'x-request-id': requestId, ...init.headers }
  return new Response(JSON.stringify(body), { ...init, headers })
}

export function failure(status: number, error: Record<string, string>, headers: Record<string, string> = {}): Response {
  return json({ error: { message: 'It failed.', request_id: requestId, ...error } }, { status, headers })
}
