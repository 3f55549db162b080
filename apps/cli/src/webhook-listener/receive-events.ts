import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { describeFailure } from '@channel/logger/describe-failure'
import { listen } from '@channel/settings'
import type { ReceivedEvent } from './describe-event.ts'
import { readBody } from './read-body.ts'

/** The callbacks of a listener. */
export interface ReceiverOptions {
  /** 0 picks a free port. */
  readonly port: number
  /** @throws if the signature is invalid */
  readonly verify: (body: Buffer, headers: IncomingMessage['headers']) => Promise<ReceivedEvent>
  /** Called with each event; resolves to the status to respond with. */
  readonly onEvent: (
    event: ReceivedEvent,
    request: { headers: IncomingMessage['headers']; body: Buffer },
  ) => Promise<number>
  /** Called with the reason when an event is rejected. */
  readonly onRejected: (why: string) => void
}

const maxBodyBytes = 1_048_576

/**
 * Receives events on this machine.
 *
 * @returns the URL to subscribe, and a function that stops it
 * @throws Error in one line if the port is in use
 */
export async function receiveEvents(options: ReceiverOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    handle(options, request, response).catch((error) => {
      options.onRejected(describeFailure(error))
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  const url = await listen(server, { port: options.port, host: '127.0.0.1' })
  return {
    url: `${url}/`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function handle(
  { verify, onEvent, onRejected }: ReceiverOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, method } = request
  const end = (status: number) => response.writeHead(status).end()
  if (method !== 'POST') return void end(405)
  const body = await readBody(request, maxBodyBytes)
  if (body === undefined) return void end(413)
  const event = await verify(body, headers).catch((error: unknown) => {
    onRejected(describeFailure(error))
    return undefined
  })
  if (event === undefined) return void end(400)
  end(await onEvent(event, { headers, body }))
}
