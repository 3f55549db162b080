import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { generateLoad } from './generate-load.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('sends GETs of the paths in turn with the key, and counts them correctly', async () => {
  const seen: Record<string, number> = {}
  const keys = new Set<string | undefined>()
  const url = await serve((request, response) => {
    seen[request.url ?? ''] = (seen[request.url ?? ''] ?? 0) + 1
    keys.add(request.headers.authorization)
    response.end('{}')
  })
  const workload = { kind: 'get', paths: ['/a', '/b'] } as const
  const result = await generateLoad({ url, apiKey: 'k', workload, connections: 2, seconds: 0.1 })
  expect(Object.keys(seen).sort()).toEqual(['/a', '/b'])
  expect((seen['/a'] ?? 0) + (seen['/b'] ?? 0)).toBe(result.requests)
  expect([...keys]).toEqual(['Bearer k'])
  expect(result.unexpected).toEqual({})
  expect(result.p50Ms).toBeGreaterThan(0)
  expect(result.p99Ms).toBeGreaterThanOrEqual(result.p50Ms)
})

test('sends each number of creates once, and counts statuses other than 201', async () => {
  const numbers: string[] = []
  const url = await serve(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    numbers.push((JSON.parse(text) as { phone_number: string }).phone_number)
    response.statusCode = numbers.length === 1 ? 409 : 201
    response.end('{}')
  })
  const workload = { kind: 'create-contact', from: ['1', '2'], firstNumber: 7 } as const
  const result = await generateLoad({ url, apiKey: 'k', workload, connections: 3, seconds: 0.1 })
  expect(numbers[0]).toBe('+4915100000007')
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.length).toBe(result.requests)
  expect(result.unexpected).toEqual({ 409: 1 })
})

test('sends a new key with each create, if enabled', async () => {
  const keys: (string | undefined)[] = []
  const url = await serve((request, response) => {
    keys.push(request.headers['idempotency-key'] as string | undefined)
    response.statusCode = 201
    request.resume().on('end', () => response.end('{}'))
  })
  const workload = { kind: 'create-contact', from: ['1'], firstNumber: 7, withKey: true } as const
  await generateLoad({ url, apiKey: 'k', workload, connections: 1, seconds: 0.05 })
  expect(keys[0]).toBe('6f1c9a52-7c0e-4c55-9d1b-000000000007')
  expect(new Set(keys).size).toBe(keys.length)
})

test('reports a closed connection as an error', async () => {
  const url = await serve((request) => void request.socket.destroy())
  const workload = { kind: 'get', paths: ['/'] } as const
  const result = await generateLoad({ url, apiKey: 'k', workload, connections: 1, seconds: 0.05 })
  expect(result.unexpected).toEqual({ UND_ERR_SOCKET: result.requests })
})
