import { setTimeout as delay } from 'node:timers/promises'
import type { RunningProcess } from '@channel/test-kit/start-process'

/** Messages in both directions, through whichever APIs run. */
export interface Traffic {
  /** Uses these APIs from now on. */
  use(...urls: readonly string[]): void
  /** Ends after the requests that run, and returns what was accepted. */
  stop(): Promise<{ readonly sent: Map<string, string>; readonly written: string[]; readonly failures: string[] }>
  /** Resolves after this many more messages were accepted. */
  waitFor(count: number): Promise<void>
}

const account = '106540352242922'
const lanes = 20

/**
 * Sends messages, each with a text of its own and to customers who write too.
 *
 * @param key the API key
 */
export function startTraffic(key: string, simulator: RunningProcess): Traffic {
  const sent = new Map<string, string>()
  const written: string[] = []
  const failures: string[] = []
  let urls: readonly string[] = []
  let isStopping = false

  async function post(url: string, body: object): Promise<{ data?: { id: string } } | undefined> {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    try {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      const text = await response.text()
      if (response.ok) return JSON.parse(text)
      failures.push(`${url}: ${response.status} ${text}`)
    } catch (error) {
      failures.push(`${url}: ${(error as Error).message}`)
    }
  }

  /** A customer writes. */
  async function write(from: string, body: string): Promise<void> {
    const control = `${simulator.url}/_control/numbers/${account}/messages`
    if (await post(control, { from, name: 'Ana', type: 'text', text: { body } })) written.push(body)
  }

  /** Only customers who have written can get a text: resolves when the service knows that this one has. */
  async function open(customer: string): Promise<void> {
    await write(customer, `hello from ${customer}`)
    const url = `${urls[0]}/v1/${account}/contacts?phone_number=${encodeURIComponent(customer)}`
    for (let found = 0; found === 0; await delay(100)) {
      const response = await fetch(url, { headers: { Authorization: `Bearer ${key}` } })
      found = ((await response.json()) as { data: unknown[] }).data.length
    }
  }

  async function run(lane: number): Promise<void> {
    const to = `+491511234567${lane}`
    await open(to)
    for (let round = 0; !isStopping; round++) {
      const text = `${lane} ${round}`
      const url = `${urls[round % urls.length]}/v1/${account}/messages`
      const accepted = await post(url, { to, type: 'text', text: { body: text } })
      if (accepted?.data !== undefined) sent.set(text, accepted.data.id)
      if (round % 4 === 0) await write(to, `from ${text}`)
      // The same customer gets 45 messages at once, and then one every six seconds.
      await delay(3_000)
    }
  }

  let running: Promise<unknown> | undefined
  return {
    use(...given) {
      urls = given
      running ??= Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)))
    },
    async stop() {
      isStopping = true
      await running
      return { sent, written, failures }
    },
    async waitFor(count) {
      const enough = sent.size + count
      while (sent.size < enough && failures.length === 0) await delay(50)
    },
  }
}
