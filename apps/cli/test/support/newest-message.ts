import type { Welcome } from './start-channel.ts'

/** For `expect.poll` on a service with rate limits: the default of 50 ms uses a minute's requests within 30 s. */
export const slowly = { interval: 250 }

/**
 * Reads the newest message of the demo's first number. Returns any other response in place of the message, so that a failed test
 * shows it.
 */
export async function newestMessage({ url, key }: Pick<Welcome, 'url' | 'key'>): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Bearer ${key}` }
  const response = await fetch(`${url}/v1/106540352242922/messages?limit=1`, { headers })
  const body = (await response.json()) as { data?: Record<string, unknown>[] }
  return body.data?.[0] ?? { status: response.status, body }
}
