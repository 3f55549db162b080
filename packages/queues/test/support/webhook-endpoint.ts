import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { respondToHandshake, verifySignature } from '@channel/provider'
import type { Simulator } from '@channel/simulator'
import type { OwnDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'

/** The token of the handshake between the provider and its receiver. */
export const verifyToken = 'a token that was agreed on'

interface Answer {
  readonly status: number
  readonly text: string
}

/**
 * Receives the provider's webhooks in this process, for the rest of the test: stores those that the provider signed.
 *
 * @returns its address
 */
export async function openWebhookEndpoint({ app }: Simulator, database: OwnDatabase): Promise<string> {
  async function answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === 'GET') {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const challenge = respondToHandshake(searchParams, verifyToken)
      return challenge === undefined ? { status: 403, text: '' } : { status: 200, text: challenge }
    }
    const raw = await buffer(request)
    const signature = request.headers['x-hub-signature-256']
    if (!verifySignature(raw, String(signature), app.secret)) return { status: 401, text: '' }
    await storeProviderWebhook(database, raw)
    return { status: 200, text: 'Stored.' }
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, text }) => response.writeHead(status).end(text),
      // The provider sends it again.
      () => response.writeHead(500).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
