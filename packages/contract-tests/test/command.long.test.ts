import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { RunningProcess } from '@channel/test-kit/start-process'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startApp } from '../src/start/start-app.ts'
import { type Alterable, startAlteringProxy } from './support/altering-proxy.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

let mock: RunningProcess
beforeAll(async () => {
  mock = await startApp('mock', ['--port', '0'])
})
afterAll(() => mock?.[Symbol.asyncDispose]())

async function proxyOf(alter: (response: Alterable) => void) {
  const proxy = await startAlteringProxy(mock.url, alter)
  onTestFinished(() => proxy[Symbol.asyncDispose]())
  return proxy
}

/** The mock as if it were a service. */
const asService = () =>
  proxyOf((response) => {
    if (response.path === '/') response.body = {}
  })

function start(...args: string[]) {
  const env = { ...process.env, CHANNEL_API_KEY: '', CHANNEL_DATA_DIR: '/nonexistent' }
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([stdout, stderr, [status]]) => ({ stdout, stderr, status: status as number }),
  )
  return { child, ended }
}

describe('npm run -s contract', () => {
  it('describes itself', async () => {
    const { stdout, status } = await start('--help').ended
    expect(status).toBe(0)
    for (const part of ['Usage: npm run -s contract -- [options]', '--allow-writes', 'CHANNEL_API_KEY']) {
      expect(stdout).toContain(part)
    }
  })

  it.each([
    [['--target', 'ftp://example.com'], /must be mock, service or an http\(s\) address/],
    [['--target', 'http://127.0.0.1:9'], /^contract: http:\/\/127\.0\.0\.1:9 does not respond: /],
  ])('rejects %j with one line', async (args, message) => {
    const { stderr, status } = await start(...args).ended
    expect(stderr).toMatch(message)
    expect(status).toBe(1)
  })

  it('needs a key for a service', async () => {
    const { url } = await asService()
    const { stderr, status } = await start('--target', url).ended
    expect(stderr).toBe(`contract: ${url} needs a key: use --key or CHANNEL_API_KEY.\n`)
    expect(status).toBe(1)
  })

  it('needs an existing scenario', async () => {
    const { stderr, status } = await start('--target', mock.url, '--only', 'no such thing').ended
    expect(stderr).toBe('contract: No scenario contains "no such thing".\n')
    expect(status).toBe(1)
  })

  it('recognizes a mock by its address, and succeeds', async () => {
    const { stdout, status } = await start('--target', mock.url, '--only', 'getLabel').ended
    expect(stdout).toMatch(/: \d+ passed, 0 failed, 0 skipped\. \d+ requests in [\d.]+ s\.\n/)
    expect(status).toBe(0)
  })

  it('prints a failure and ends with status 1', async () => {
    const { url } = await proxyOf(({ path, headers }) => {
      if (path.startsWith('/v1/labels/')) headers.delete('x-request-id')
    })
    const { stderr, status } = await start('--target', url, '--only', 'getLabel: succeeds').ended
    expect(stderr).toMatch(/✗ .*: getLabel: succeeds\n {4}getLabel 200, header X-Request-Id: expected missing/)
    expect(status).toBe(1)
  })

  it('deletes what it has created when it is stopped', async () => {
    const { url, requests } = await asService()
    const { child, ended } = start('--target', url, '--key', 'chn_live_any', '--only', 'labels:')
    await expect.poll(() => requests.some(({ method }) => method === 'POST')).toBe(true)
    child.kill('SIGINT')
    const { stderr, stdout, status } = await ended
    expect(stderr).toContain('Stopping: deleting what was created')
    expect(stdout).toContain('before it was stopped')
    expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/^\/v1\/labels\/lbl_/) })
    expect(status).toBe(1)
  })
})
