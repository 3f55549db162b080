import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { help } from '../src/read-arguments.ts'
import { MAIN, run } from './main.fixtures.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

async function start(main = MAIN): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  const url = /^Mock of the contract on (http:\S+)$/.exec(line)?.[1]
  return { child, url: url ?? expect.fail(`It printed: ${line}`) }
}

/** Copies the mock and the contract, so that the test may change them. Installed packages are linked. */
async function copyMock(): Promise<{ main: string; contract: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'mock-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const [mock, contract] = [join(directory, 'apps/mock'), join(directory, 'packages/contract')]
  for (const copy of [mock, contract]) {
    const original = join(root, relative(directory, copy))
    await cp(original, copy, { recursive: true, filter: (path) => !path.includes('node_modules') })
    await mkdir(join(copy, 'node_modules/@channel'), { recursive: true })
    for (const scope of ['', '@channel']) {
      const installed = join(original, 'node_modules', scope)
      for (const name of await readdir(installed)) {
        if (name === '@channel' || name === '.bin') continue
        const target = name === 'contract' ? contract : join(installed, name)
        await symlink(target, join(copy, 'node_modules', scope, name))
      }
    }
  }
  return { main: join(mock, 'src/main.ts'), contract }
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

  it('validates by the new contract as soon as it is generated', async () => {
    const { main, contract } = await copyMock()
    const { url } = await start(main)
    const messageOf = async () => {
      const response = await fetch(`${url}/v1/labels?limit=1000`, { headers: { Authorization: 'Bearer any' } })
      return ((await response.json()) as { error?: { message: string } }).error?.message
    }
    expect(await messageOf()).toBe('`limit` must be at most 100.')
    const replace = async (name: string, from: string, to: string) => {
      const file = join(contract, 'src/generated', name)
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll(from, to))
    }
    await replace('parameters.js', 'max(100)', 'max(50)')
    // Prism starts to watch only after it listens, so the first change may be missed. A busy machine needs many seconds to
    // load the document, and a further change begins again.
    const reloaded = async (timeout: number) => {
      await replace('openapi.json', '"maximum": 100', '"maximum":  50')
      await vi.waitFor(async () => expect(await messageOf()).toBe('`limit` must be at most 50.'), {
        timeout,
        interval: 100,
      })
    }
    await reloaded(5_000).catch(() => reloaded(100_000))
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
