import { newPhoneNumber } from './phone-numbers.ts'
import type { Tenant } from './tenant.ts'

/** Requests, one after another in several lanes, until it is disposed of. */
export interface Load extends AsyncDisposable {
  /** One line for each request that failed or returned an error. */
  readonly failures: readonly string[]
  /** Responses so far. */
  responses(): number
}

/**
 * Reads and creates contacts. No request is repeated.
 *
 * @param target where the next request goes
 */
export function startLoad({ key, account }: Tenant, target: () => string, lanes = 8): Load {
  const failures: string[] = []
  let responses = 0
  let isEnding = false

  async function send(method: string, path: string, body?: object): Promise<void> {
    const headers = { Authorization: `Bearer ${key}`, ...(body && { 'Content-Type': 'application/json' }) }
    try {
      const response = await fetch(`${target()}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) failures.push(`${method}: ${response.status} ${text}`)
    } catch (error) {
      failures.push(`${method}: ${String((error as Error).cause ?? error)}`)
    }
    responses++
  }

  async function run(): Promise<void> {
    const path = `/v1/${account.phone_number_id}/contacts`
    while (!isEnding) {
      await send('POST', path, { phone_number: newPhoneNumber() })
      await send('GET', `${path}?limit=5`)
    }
  }

  const running = Promise.all(Array.from({ length: lanes }, run))
  return {
    failures,
    responses: () => responses,
    async [Symbol.asyncDispose]() {
      isEnding = true
      await running
    },
  }
}
