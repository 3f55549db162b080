import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { describeFailure } from '../output/describe-failure.ts'
import { Failure } from '../output/failure.ts'
import type { HeardEvent } from './describe-event.ts'
import { readBody } from './read-body.ts'

/** What a listener does with what it hears. */
export interface Hearing {
  /** 0 takes any that is free. */
  readonly port: number
  /** @throws when the signature is not right */
  readonly verify: (body: Buffer, headers: IncomingMessage['headers']) => Promise<HeardEvent>
  /** Called with each event; resolves to the status to answer with. */
  readonly onEvent: (
    event: HeardEvent,
    request: { headers: IncomingMessage['headers']; body: Buffer },
  ) => Promise<number>
  /** Called with what was refused, and why. */
  readonly onRefused: (why: string) => void
}

const largestBody = 1_048_576

/**
 * Waits for events on this machine.
 *
 * @returns the address to subscribe, and what ends it
 * @throws Failure when the port is taken
 */
export async function hearEvents(hearing: Hearing): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answer(hearing, request, response).catch((error) => {
      hearing.onRefused(describeFailure(error))
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.listen(hearing.port, '127.0.0.1')
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'EADDRINUSE' ? 'is taken; end what uses it, or choose another with --port' : describeFailure(error)
    throw new Failure(`Port ${hearing.port} ${why}.`)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : hearing.port
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function answer(
  { verify, onEvent, onRefused }: Hearing,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, method } = request
  const end = (status: number) => response.writeHead(status).end()
  if (method !== 'POST') return void end(405)
  const body = await readBody(request, largestBody)
  if (body === undefined) return void end(413)
  const event = await verify(body, headers).catch((error: unknown) => {
    onRefused(describeFailure(error))
    return undefined
  })
  if (event === undefined) return void end(400)
  end(await onEvent(event, { headers, body }))
}
