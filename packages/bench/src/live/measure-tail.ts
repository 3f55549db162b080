import { setTimeout as delay } from 'node:timers/promises'
import { idTimeMs, newId, openApiLog } from '@channel/core'
import { openDatabase } from '@channel/db'
import { fixture } from '../database/fixture.ts'

const callsPerSecond = 500
const limit = 100

/** How a page follows the log while calls arrive. */
export interface TailTimes {
  readonly recorded: number
  readonly seen: number
  /** From a call to the page that shows it, in milliseconds. */
  readonly waitsMs: readonly number[]
  /** The share of the time that the page spent on its requests. */
  readonly busyShare: number
}

/** Records 500 calls per second, and reads the log once per second, page by page, as the dashboard's live tail does. */
export async function measureTail(
  databaseUrl: string,
  baseUrl: string,
  cookie: string,
  seconds: number,
): Promise<TailTimes> {
  const database = openDatabase({ url: databaseUrl, poolSize: 2 })
  const apiLog = openApiLog(database)
  const atMsOf = new Map<string, number>()
  const waitsMs: number[] = []
  let busyMs = 0
  const recording = recordCalls()
  const seen = new Set<string>()
  const begunMs = performance.now()
  for (let ended = false; !ended; ) {
    await delay(1_000)
    ended = performance.now() - begunMs > (seconds + 3) * 1_000
    const startedMs = performance.now()
    await readNew()
    busyMs += performance.now() - startedMs
  }
  await recording
  const elapsedMs = performance.now() - begunMs
  await apiLog.close()
  await database.close()
  return { recorded: atMsOf.size, seen: waitsMs.length, waitsMs, busyShare: busyMs / elapsedMs }

  async function recordCalls(): Promise<void> {
    const startMs = performance.now()
    while (performance.now() - startMs < seconds * 1_000) {
      const due = Math.floor(((performance.now() - startMs) / 1_000) * callsPerSecond)
      while (atMsOf.size < due) recordOne()
      await delay(20)
    }
  }

  function recordOne(): void {
    const requestId = newId('request')
    const { organizationId, apiKeyId: keyId } = fixture
    atMsOf.set(requestId, Date.now())
    const call = { organizationId, keyId, method: 'GET', path: '/v1/me', status: 200, errorCode: null, ip: null }
    apiLog.record({ ...call, requestId, latencyMs: 1, atMs: idTimeMs(requestId) })
  }

  /** Until a page shows only what is known. */
  async function readNew(): Promise<void> {
    let cursor = ''
    for (let hasNew = true; hasNew; ) {
      const response = await fetch(`${baseUrl}/dashboard/api_log?limit=${limit}${cursor}`, { headers: { cookie } })
      if (response.status !== 200) throw new Error(`the log responded with ${response.status}`)
      const page = (await response.json()) as { data: { request_id: string }[]; next_cursor: string | null }
      const unseen = page.data.filter(({ request_id }) => atMsOf.has(request_id) && !seen.has(request_id))
      for (const { request_id } of unseen) {
        seen.add(request_id)
        waitsMs.push(Date.now() - (atMsOf.get(request_id) as number))
      }
      hasNew = unseen.length > 0 && page.next_cursor !== null
      cursor = `&cursor=${page.next_cursor}`
    }
  }
}
