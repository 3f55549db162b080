import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export async function start(...args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { child, url }
}

export function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { status, stdout, stderr }
}

export function templates(url: string) {
  return fetch(`${url}/v23.0/1/message_templates`, { headers: { Authorization: 'Bearer any' } })
}

/** Starts the simulator, and expects it to exit with 0 at the signal. */
export async function expectStopAt(signal: NodeJS.Signals): Promise<void> {
  const { child, url } = await start()
  expect((await templates(url)).status).toBe(200)
  const exited = once(child, 'exit')
  child.kill(signal)
  expect(await exited).toEqual([0, null])
}
