import type { OutboundMessage } from '../outbound-message.ts'
import type { ConnectOutcome, ProviderNumber, SendConnection, SendOutcome } from '../provider.ts'
import { headersOf, readAnswer, readText } from './call.ts'
import { ConnectionPool } from './connection-pool.ts'
import { brokenCall, impossibleCall, notConnected } from './failures.ts'
import type { PooledConnection } from './pooled-connection.ts'
import { sendAnswer, sendBody, sendOutcome } from './send-message.ts'

const mostConnectMs = 10_000

export interface SendConnectionsOptions {
  /** Where messages of a number go. */
  readonly urlOf: (phoneNumberId: string) => URL
  /** The longest that a call may take, the answer read. */
  readonly timeoutMs: number
}

/** @returns reserves a connection to send one message on */
export function openSendConnections({ urlOf, timeoutMs }: SendConnectionsOptions): () => Promise<ConnectOutcome> {
  const pool = new ConnectionPool(urlOf(''), Math.min(timeoutMs, mostConnectMs))

  async function send(
    connection: PooledConnection,
    { phoneNumberId, token }: ProviderNumber,
    message: OutboundMessage,
  ): Promise<SendOutcome> {
    const signal = AbortSignal.timeout(timeoutMs)
    const { pathname } = urlOf(phoneNumberId)
    const body = JSON.stringify(sendBody(message))
    try {
      const answer = await connection.post(
        { path: pathname, headers: headersOf(token, true), body, signal },
        async (response) => readAnswer(response.statusCode ?? 0, await readText(response), sendAnswer),
      )
      return sendOutcome(answer)
    } catch (error) {
      return sendOutcome(isImpossible(error) ? impossibleCall() : brokenCall(error, signal.aborted))
    }
  }

  function reserved(connection: PooledConnection): SendConnection {
    let isHeld = true
    // The next one may have it by the time this is called again.
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
  return (error as { readonly code?: unknown } | null)?.code === 'ERR_INVALID_CHAR'
}
