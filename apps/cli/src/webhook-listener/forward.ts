import { describeFailure } from '@channel/logger/describe-failure'

const forwardedHeaders = ['content-type', 'user-agent', 'webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
const timeoutMs = 14_000

/** The result of a forwarded event: the status to respond with, and a summary to print. */
export interface Forwarded {
  readonly status: number
  readonly summary: string
}

/** Forwards an event unchanged and returns its receiver's status; 502 without a response. */
export async function forward(
  to: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): Promise<Forwarded> {
  const included = forwardedHeaders.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  )
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: Object.fromEntries(included) as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return { status: response.status, summary: String(response.status) }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: 502, summary: `no response: ${describeFailure(cause)}` }
  }
}
