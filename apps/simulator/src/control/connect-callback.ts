import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { State } from '../state.ts'

export const callbackInput = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  verify_token: z.string().min(1),
})

/**
 * Sends webhooks to a callback from now on, once it has passed the handshake.
 *
 * @throws Error in one line if the handshake fails
 */
export async function connectCallback(
  state: State,
  { url, verify_token }: z.output<typeof callbackInput>,
): Promise<void> {
  const challenge = String(randomInt(1e9, 2e9))
  const target = new URL(url)
  target.searchParams.set('hub.mode', 'subscribe')
  target.searchParams.set('hub.challenge', challenge)
  target.searchParams.set('hub.verify_token', verify_token)
  const received = await fetch(target, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => undefined,
  )
  if (received?.status !== 200 || received.text !== challenge) {
    const got = received ? `HTTP ${received.status} and ${JSON.stringify(received.text.slice(0, 80))}` : 'no response'
    throw new Error(`The callback could not be verified: ${got} instead of the challenge.`)
  }
  state.webhooks.change({ url })
}
