import { expect, expectTypeOf, test } from 'vitest'
import { createApiClient, type Paged } from '../../src/runtime/client/index.ts'

interface Facade {
  trips: { watch(options?: { signal?: AbortSignal; timeoutMs?: number }): Promise<ReadableStream<Uint8Array>> }
}

/** A client of a service that sends one event and then waits. */
function clientOfEvents(contentType: string) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('data: 1\n\n'))
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
      },
    })
    return new Response(body, { headers: { 'Content-Type': contentType } })
  }
  const table = { trips: { watch: 'get /trips as:stream' } }
  return { requests, client: createApiClient<Facade, object>(table, { baseUrl: 'http://a.example', fetch }) }
}

test.each(['text/event-stream', 'application/jsonl', 'application/x-ndjson; charset=utf-8', 'application/json-seq'])(
  'a response of %s can be read while it arrives, until its signal is aborted',
  async (contentType) => {
    const { client, requests } = clientOfEvents(contentType)
    const controller = new AbortController()
    const body = await client.trips.watch({ signal: controller.signal, timeoutMs: 200 })
    const reader = body.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n')
    // The timeout ends with the headers.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(requests).toHaveLength(1)
    controller.abort(new Error('enough'))
    await expect(reader.read()).rejects.toThrow('enough')
  },
)

test('other bodies must arrive within the timeout', async () => {
  const { client, requests } = clientOfEvents('application/json')
  await expect(client.trips.watch({ timeoutMs: 50 })).rejects.toThrow('no complete response within 50 ms')
  expect(requests.length).toBeGreaterThan(1)
})

test('the items of a list have their type, also if the list is optional', () => {
  expectTypeOf<Paged<{ data?: readonly { id: string }[] }>>().toExtend<AsyncIterable<{ id: string }>>()
  expectTypeOf<Paged<{ data: { id: string }[] | null }>>().toExtend<AsyncIterable<{ id: string }>>()
})
