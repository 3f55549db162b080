import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { RecordedRequest } from '@channel/contract/recorded-request'
import type { RunningProcess } from '@channel/test-kit/start-process'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startApp } from '../src/start/start-app.ts'
import { type Alterable, startAlteringProxy } from './support/altering-proxy.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const directory = mkdtempSync(join(tmpdir(), 'replay-'))
const file = join(directory, 'requests.jsonl')

let mock: RunningProcess
beforeAll(async () => {
  const recording = join(directory, 'recording.jsonl')
  mock = await startApp('mock', ['--port', '0', '--record', recording])
  const headers = { Authorization: 'Bearer chn_live_any', 'Content-Type': 'application/json' }
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array([0xff, 0xd8, 0])], { type: 'image/jpeg' }), 'cake.jpg')
  await fetch(`${mock.url}/v1/labels`, { method: 'POST', headers, body: '{"name":"VIP"}' })
  await fetch(`${mock.url}/v1/labels?limit=0`, { headers })
  await fetch(`${mock.url}/v1/labels`, { headers: { ...headers, Prefer: 'code=429' } })
  await fetch(`${mock.url}/v1/labels`)
  const { Authorization } = headers
  await fetch(`${mock.url}/v1/106540352242922/media`, { method: 'POST', headers: { Authorization }, body: form })
  // It goes on recording.
  copyFileSync(recording, file)
})
afterAll(async () => {
  await mock?.[Symbol.asyncDispose]()
  rmSync(directory, { recursive: true })
})

async function proxyOf(alter: (response: Alterable) => void) {
  const proxy = await startAlteringProxy(mock.url, alter)
  onTestFinished(() => proxy[Symbol.asyncDispose]())
  return proxy
}

async function replay(...args: string[]) {
  const env = { ...process.env, CHANNEL_API_KEY: '', CHANNEL_DATA_DIR: '/nonexistent' }
  const child = spawn(process.execPath, [MAIN, '--replay', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { stdout, stderr, status: status as number }
}

/** A file with requests of the test itself. */
function fileOf(...requests: (Partial<RecordedRequest> | string)[]): string {
  const name = join(mkdtempSync(join(directory, 'own-')), 'requests.jsonl')
  const line = { time: '', method: 'GET', path: '/v1/labels', headers: {}, status: 200 }
  const lines = requests.map((each) => (typeof each === 'string' ? each : JSON.stringify({ ...line, ...each })))
  writeFileSync(name, `${lines.join('\n')}\n`)
  return name
}

it('sends what the mock has recorded again, with the same result', async () => {
  expect(await replay(file, '--target', mock.url)).toEqual({
    stdout: `${mock.url}: 5 replayed, 0 with differences, 0 skipped.\n`,
    stderr: '',
    status: 0,
  })
})

it('reports another status, and what does not conform to the contract', async () => {
  const { url } = await proxyOf((response) => {
    if (response.status === 201 && response.path === '/v1/labels') {
      response.status = 200
      response.headers.delete('x-request-id')
    }
    if (response.status === 401) (response.body as { error: { code: unknown } }).error.code = 7
  })
  const { stdout, status } = await replay(file, '--target', url)
  expect(stdout).toBe(
    [
      `✗ ${url}: line 1: POST /v1/labels: 200, recorded 201`,
      `    status: 200 is not declared (declared: 201, 400, 401, 409, 413, 415, 422, 429, 500)`,
      `✗ ${url}: line 4: GET /v1/labels: 401, as recorded`,
      '    body /error/code: must be string',
      `${url}: 5 replayed, 2 with differences, 0 skipped.`,
      '',
    ].join('\n'),
  )
  expect(status).toBe(1)
})

it('uses the key of a service, and skips what only the mock can repeat', async () => {
  const { url, requests } = await proxyOf((response) => {
    if (response.path === '/') response.body = {}
  })
  const recorded = [
    { headers: { authorization: 'Bearer [removed]' } },
    { headers: { authorization: 'Bearer [removed]', prefer: 'code=429' }, status: 429 },
    { method: 'POST', body_omitted: true, status: 201 },
  ] as const
  const { stdout, status } = await replay(fileOf(...recorded), '--target', url, '--key', 'chn_live_any')
  expect(stdout).toBe(
    [
      `- ${url}: line 2: GET /v1/labels: skipped: only the mock serves \`Prefer: code=429\``,
      `- ${url}: line 3: POST /v1/labels: skipped: its body was too large to be recorded`,
      `${url}: 1 replayed, 0 with differences, 2 skipped.`,
      '',
    ].join('\n'),
  )
  expect(status).toBe(0)
  expect(requests.filter(({ path }) => path === '/v1/labels')).toHaveLength(1)
})

it.each([
  ['no JSON', 'nonsense'],
  ['an address of another server', { path: '//example.com/v1/labels' }],
  ['no path', { path: '@example.com/' }],
])('rejects a file with %s, and sends nothing', async (_what, line) => {
  const name = fileOf({}, line)
  const { stdout, stderr, status } = await replay(name, '--target', mock.url)
  expect({ stdout, stderr, status }).toEqual({
    stdout: '',
    stderr: `contract: Line 2 of ${name} is not a recorded request.\n`,
    status: 1,
  })
})

it('rejects a file that does not exist in one line', async () => {
  const { stderr, status } = await replay('/nonexistent.jsonl', '--target', mock.url)
  expect(stderr).toMatch(/^contract: [^\n]*nonexistent\.jsonl[^\n]*\n$/)
  expect(status).toBe(1)
})
