import type { OutboundMessage } from '../outbound-message.ts'
import type { ConnectOutcome, ProviderNumber, SendConnection, SendOutcome } from '../provider.ts'
import { headersOf, parseResponse } from './call.ts'
import { ConnectionPool } from './connection-pool.ts'
import { brokenCall, impossibleCall, notConnected } from './failures.ts'
import type { PooledConnection } from './pooled-connection.ts'
import { CallTimeout } from './response-reader.ts'
import { sendBody, sendOutcome, sendResponse } from './send-message.ts'

const maxConnectMs = 10_000

export interface SendConnectionsOptions {
  /** The URL for messages of a number. */
  readonly urlOf: (phoneNumberId: string) => URL
  /** Max duration of a call, including reading the response. */
  readonly timeoutMs: number
}

/** @returns a function that reserves a connection for one message */
export function openSendConnections({ urlOf, timeoutMs }: SendConnectionsOptions): () => Promise<ConnectOutcome> {
  const pool = new ConnectionPool(urlOf(''), Math.min(timeoutMs, maxConnectMs))

  async function send(
    connection: PooledConnection,
    { phoneNumberId, token }: ProviderNumber,
    message: OutboundMessage,
  ): Promise<SendOutcome> {
    const { pathname } = urlOf(phoneNumberId)
    const body = JSON.stringify(sendBody(message))
    try {
      const headers = headersOf(token, true)
      const { status, text } = await connection.post({ path: pathname, headers, body, timeoutMs })
      return sendOutcome(parseResponse(status, text, sendResponse))
    } catch (error) {
      return sendOutcome(isImpossible(error) ? impossibleCall() : brokenCall(error, error instanceof CallTimeout))
    }
  }

  function reserved(connection: PooledConnection): SendConnection {
    let isHeld = true
    // When this is called again, the connection may already serve another call.
    const release = () => {
      if (isHeld) connection.release()
      isHeld = false
    }
    return { release, sendMessage: (number, message) => send(connection, number, message).finally(release) }
  }

  return async () => {
    try {
      return { ok: true, value: reserved(await pool.take()) }
    } catch (error) {
      return notConnected(error)
    }
  }
}

/** A header that cannot be sent, as with a token of two lines. */
function isImpossible(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'UND_ERR_INVALID_ARG'
}
