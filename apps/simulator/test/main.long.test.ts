import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSimulator } from '../src/index.ts'
import { help } from '../src/read-arguments.ts'
import { expectStopAt, run, start } from './main.fixtures.ts'

describe('the command', () => {
  it('reports that it is ready, serves requests, and stops on SIGINT', () => expectStopAt('SIGINT'))

  it('stops when its parent has ended', async () => {
    const { child } = await start()
    const exited = once(child, 'exit')
    child.disconnect()
    expect(await exited).toEqual([0, null])
  })

  it('prints help', () => {
    expect(run('--help')).toEqual({ status: 0, stdout: `${help}\n`, stderr: '' })
  })

  it('reports a port that is in use', async () => {
    const other = await startSimulator()
    onTestFinished(() => other.stop())
    expect(run('--port', new URL(other.url).port)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^Port \d+ on 127\.0\.0\.1 is in use: stop the program that uses it, or choose another with --port or SIMULATOR_PORT\.\n$/,
      ),
    })
  })
})
