import { expect } from 'vitest'

/** A continuous load of requests. */
export interface Load {
  send(method: string, path: string, body?: object): Promise<unknown>
  /** Resolves after this many more rounds of requests. */
  waitForRounds(rounds: number): Promise<void>
  /** Unexpected responses, and failed requests. */
  failures(): readonly string[]
  stop(): Promise<void>
}

const maxRounds = 2_000

/** Reads and writes contacts, labels and conversations, and checks readiness, round after round. */
export function startLoad(url: string, key: string, account: string): Load {
  const failures: string[] = []
  let rounds = 0
  let isStopping = false

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { Authorization: `Bearer ${key}`, ...(body && { 'Content-Type': 'application/json' }) }
    const what = `${method} ${path}`
    try {
      const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const text = await response.text()
      if (!response.ok) failures.push(`${what}: ${response.status} ${text}`)
      return text
    } catch (error) {
      failures.push(`${what}: ${(error as Error).message}`)
    }
  }

  async function run(lane: number): Promise<void> {
    while (!isStopping && rounds < maxRounds) {
      const phone_number = `+4915${lane}${String(rounds).padStart(8, '0')}`
      await send('POST', `/v1/${account}/contacts`, { phone_number })
      await send('GET', `/v1/${account}/contacts?limit=5`)
      await send('POST', '/v1/labels', { name: `${lane} ${rounds}`, color: '#e11d48' })
      await send('GET', '/v1/labels?limit=5')
      await send('GET', `/v1/${account}/conversations?limit=5`)
      await send('GET', '/ready')
      rounds++
    }
  }

  const lanes = Promise.all([1, 2].map(run))
  return {
    send,
    async waitForRounds(count) {
      const enough = rounds + count
      await expect.poll(() => rounds).toBeGreaterThanOrEqual(enough)
    },
    failures: () => failures,
    async stop() {
      isStopping = true
      await lanes
    },
  }
}
