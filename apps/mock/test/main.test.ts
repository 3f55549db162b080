import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { run } from './main.fixtures.ts'

const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

describe('the command', () => {
  it('rejects a wrong argument in one line', () => {
    expect(run('--prot', '1')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]*--prot[^\n]+See --help\.\n$/),
    })
  })
})

describe('end-with-parent', () => {
  it('ends the process that loads it when the parent has ended, whatever the cause', async () => {
    const guard = new URL('../src/end-with-parent.ts', import.meta.url).href
    const child = spawn(
      process.execPath,
      ['--import', guard, '--eval', 'setInterval(() => {}, 1000); process.send("up")'],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    )
    running.add(child)
    await once(child, 'message')
    const exited = once(child, 'exit')
    child.disconnect()
    expect(await exited).toEqual([0, null])
  })
})
