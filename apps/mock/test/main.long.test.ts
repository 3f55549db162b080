import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { help } from '../src/read-arguments.ts'
import { MAIN, run } from './main.fixtures.ts'

const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [MAIN, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  const url = /^Mock of the contract on (http:\S+)$/.exec(line)?.[1]
  return { child, url: url ?? expect.fail(`It printed: ${line}`) }
}

describe('the command', () => {
  // The contract tests start the mock too; here it is about its output and its end.
  it('prints its URL, serves requests, and stops all its processes on SIGTERM', async () => {
    const { child, url } = await start()
    expect((await fetch(`${url}/v1/health`)).status).toBe(200)
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    await expect(fetch(`${url}/v1/health`)).rejects.toThrow()
  })

  it('runs the service with state, and stops all of it on SIGTERM', async () => {
    const child = spawn(process.execPath, [MAIN, '--stateful', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
    running.add(child)
    let printed = ''
    for await (const line of createInterface({ input: child.stdout! })) {
      printed += `${line}\n`
      if (line.includes('Ctrl-C stops it')) break
    }
    const [, url] = /URL +(http\S+)/.exec(printed) ?? []
    const [, key] = /API key +(\S+)/.exec(printed) ?? []
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    const name = 'Made on the mock'
    const made = await fetch(`${url}/v1/labels`, { method: 'POST', headers, body: JSON.stringify({ name }) })
    expect(made.status).toBe(201)
    expect(made.headers.has('RateLimit')).toBe(false)
    const read = await fetch(`${url}${made.headers.get('Location')}`, { headers })
    expect(await read.json()).toMatchObject({ data: { name } })
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    await expect(fetch(`${url}/v1/health`)).rejects.toThrow()
  })

  it('prints help', () => {
    expect(run('--help')).toEqual({ status: 0, stdout: `${help}\n`, stderr: '' })
  })

  it('reports a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const child = spawn(process.execPath, [MAIN, '--port', String((other.address() as AddressInfo).port)])
    running.add(child)
    const [stderr, [status]] = await Promise.all([child.stderr!.toArray(), once(child, 'exit')])
    other.close()
    expect(status).toBe(1)
    expect(String(stderr.join(''))).toMatch(
      /^Port \d+ on 127\.0\.0\.1 is in use: stop the program that uses it, or choose another with --port\.\n$/,
    )
  })
})
