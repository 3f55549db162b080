import { setTimeout as delay } from 'node:timers/promises'
import { openApiLog } from '@channel/core/mechanisms/api-log'
import { openDatabase } from '@channel/db'
import { recordCalls } from './record-calls.ts'

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

/** Records 500 calls per second, and reads the log once per second, page by page, as a program can. */
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
  const recording = recordCalls(apiLog, seconds, (_number, requestId, atMs) => void atMsOf.set(requestId, atMs))
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
