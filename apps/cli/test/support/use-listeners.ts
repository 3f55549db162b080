import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { WebhookEvent } from '@channel/client'
import { afterEach, expect } from 'vitest'
import { channelEntry } from './run-channel.ts'

/** What a receiver got. */
interface Received {
  readonly id: unknown
  readonly event: WebhookEvent
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Starts listeners of a command, and servers for them. They end with their test. */
export function useListeners(command: readonly string[], dataDirectory: () => string) {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  /** @param url the service's URL; undefined for the one that `start` saved */
  function listen(url: string | undefined, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const own = { PATH, NODE_COMPILE_CACHE, CHANNEL_DATA_DIR: dataDirectory(), ...(url && { CHANNEL_URL: url }) }
    const child = spawn(process.execPath, [channelEntry, ...command, ...args], {
      env: { ...own, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    const errors = text(child.stderr)
    const ended = once(child, 'exit')
    async function end(signal: NodeJS.Signals = 'SIGINT') {
      child.kill(signal)
      const [status] = await ended
      return { status: status as number, printed, stderr: await errors }
    }
    ends.push(async () => (child.exitCode === null && child.signalCode === null ? end() : undefined))
    return { end, hears: (words: string) => expect.poll(() => printed, { timeout: 60_000 }).toContain(words) }
  }

  /** @returns its URL, without a trailing slash */
  async function aServer(onRequest: RequestListener): Promise<string> {
    const server = createServer(onRequest).listen(0, '127.0.0.1')
    await once(server, 'listening')
    ends.push(async () => server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  /** A receiver that responds with these statuses in turn, then with the last one. */
  async function aReceiver(...statuses: number[]) {
    const received: Received[] = []
    const url = await aServer(async (request, response) => {
      const { headers } = request
      const body = await text(request)
      received.push({ id: headers['webhook-id'], event: JSON.parse(body) as WebhookEvent, headers, body })
      response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end()
    })
    return { url: `${url}/hooks`, received }
  }

  return { listen, aServer, aReceiver }
}
