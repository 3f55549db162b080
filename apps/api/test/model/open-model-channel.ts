import { createChannel } from '@channel/client'
import type { Tenant } from '../support/tenant.ts'

/** The typed client of a tenant. It never retries, so that every response is seen. */
export function openModelChannel({ url, key }: Pick<Tenant, 'url' | 'key'>) {
  return createChannel({ baseUrl: url, apiKey: key, maxRetries: 0, timeoutMs: 240_000, totalTimeoutMs: 240_000 }).raw
}

export type ModelChannel = ReturnType<typeof openModelChannel>

/** The status and the body of a response. */
export interface Seen {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of every shape and asserts what it expects
  readonly body: any
}

export async function seen(
  pending: Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<Seen & { readonly headers: Headers }> {
  const { data, error, response } = await pending
  return { status: response.status, body: data ?? error, headers: response.headers }
}

/** A valid phone number by its index. */
export function phoneNumber(index: number): string {
  return `+141555501${String(index).padStart(2, '0')}`
}
