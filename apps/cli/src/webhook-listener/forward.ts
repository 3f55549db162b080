import { describeFailure } from '../output/describe-failure.ts'

const passedOn = ['content-type', 'user-agent', 'webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
const withinMs = 14_000

/** What became of an event that was passed on: the status to answer with, and what there is to say. */
export interface Forwarded {
  readonly status: number
  readonly said: string
}

/** Passes an event on as it came, headers and bytes, and takes its receiver's answer for one's own; none is a 502. */
export async function forward(
  to: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): Promise<Forwarded> {
  const kept = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  try {
    const answer = await fetch(to, {
      method: 'POST',
      headers: Object.fromEntries(kept) as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    })
    await answer.body?.cancel()
    return { status: answer.status, said: String(answer.status) }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: 502, said: `no answer: ${describeFailure(cause)}` }
  }
}
