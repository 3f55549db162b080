import { fork } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { benchSecret } from '../database/fixture.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { residentMegabytes } from '../processes/resident-megabytes.ts'
import { type RunningServer, startServer } from '../processes/start-server.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'

const connections = 1_000
const bodyBytes = 2_900_000
const appSecret = 'bench'
const settleMs = 60_000
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const signature = (hex: string) => `X-Hub-Signature-256: sha256=${hex}\r\n`
const rightSignature = createHmac('sha256', appSecret).update(Buffer.alloc(bodyBytes, ' ')).digest('hex')

const refused = [
  { name: 'unsigned', headers: '', chunked: false },
  { name: 'unsigned, in chunks', headers: '', chunked: true },
  { name: 'wrong signature', headers: signature('0'.repeat(64)), chunked: false },
  { name: 'wrong signature, in chunks', headers: signature('0'.repeat(64)), chunked: true },
] as const
const signed = { name: 'signed', headers: signature(rightSignature), chunked: false }

/** A flood of bodies of one kind. */
interface Flood {
  readonly name: string
  /** Header lines, each with its line end. */
  readonly headers: string
  readonly chunked: boolean
}

/**
 * Measures the memory and the health of the API while 1,000 connections concurrently send a provider webhook of 2.9
 * MB each, one kind after the other; and its memory a minute later.
 */
export async function runBodies(
  database: BenchDatabase,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  const api = await startServer({
    name: 'apps/api',
    entry: fromHere('../../../../apps/api/src/main.ts'),
    environment: {
      DATABASE_URL: database.url,
      CHANNEL_SECRET: benchSecret,
      PROVIDER_APP_ID: '1',
      PROVIDER_APP_SECRET: appSecret,
      PROVIDER_VERIFY_TOKEN: 'bench',
      REDIS_URL: '',
    },
  })
  try {
    const idle = residentMegabytes(api.pid).now
    const rows: string[][] = []
    const goals: Goal[] = []
    async function flood(kind: Flood): Promise<void> {
      log(kind.name)
      const { statuses, slowestMs } = await measureFlood(api, kind)
      const { now, peak } = residentMegabytes(api.pid)
      rows.push([kind.name, statuses, ...[slowestMs, now, peak].map((figure) => figure.toFixed(0))])
      if (kind !== signed) {
        goals.push({ name: `health, ${kind.name}`, measured: slowestMs, bound: { atMost: 1_000 }, unit: 'ms' })
      }
    }
    for (const kind of refused) await flood(kind)
    log('waiting a minute')
    await delay(settleMs)
    const { now, peak } = residentMegabytes(api.pid)
    goals.push({ name: 'memory, peak', measured: peak, bound: { atMost: 300 }, unit: 'MB' })
    goals.push({ name: 'memory, a minute later above idle', measured: now - idle, bound: { atMost: 100 }, unit: 'MB' })
    // Without a goal: only the provider can sign, and the database driver copies the stored bytes.
    await flood(signed)
    const header = ['1,000 bodies of 2.9 MB', 'responses', 'slowest health, ms', 'memory, MB', 'peak so far, MB']
    return { text: `${renderTable(header, rows)}\n\nidle ${idle.toFixed(0)} MB`, goals }
  } finally {
    await api.stop()
    await database.client.query('TRUNCATE provider_webhooks CASCADE')
  }
}

async function measureFlood(
  { url }: RunningServer,
  { headers, chunked }: Flood,
): Promise<{ statuses: string; slowestMs: number }> {
  const sender = fork(fromHere('./sender-main.ts'), {
    env: {
      ...process.env,
      URL: url,
      CONNECTIONS: String(connections),
      BYTES: String(bodyBytes),
      HEADERS: headers,
      CHUNKED: chunked ? '1' : '',
    },
    execArgv: [],
  })
  await once(sender, 'message')
  const done = once(sender, 'message') as Promise<[{ counts: Record<string, number> }]>
  sender.send('go')
  let hasEnded = false
  void done.then(() => (hasEnded = true))
  let slowestMs = 0
  while (!hasEnded) {
    const begin = performance.now()
    const response = await fetch(`${url}/v1/health`, { headers: { Connection: 'close' } })
    await response.text()
    slowestMs = Math.max(slowestMs, performance.now() - begin)
    await delay(50)
  }
  const [{ counts }] = await done
  sender.disconnect()
  const statuses = Object.entries(counts).map(([status, count]) => `${status}: ${count}`)
  return { statuses: statuses.join(', '), slowestMs }
}
