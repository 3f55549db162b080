import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { treeCpuSeconds } from '../processes/cpu-seconds.ts'
import type { EditableOperation } from './edit-operation.ts'

/** The cost of one wait. */
export interface Cost {
  readonly wallSeconds: number
  readonly cpuSeconds: number
}

/** The costs of several saves, each from the save to the printed line. */
export interface DevCosts {
  readonly validVerdict: readonly Cost[]
  readonly invalidVerdict: readonly Cost[]
  readonly types: readonly Cost[]
}

const timeoutMs = 300_000

/** Measures `npm run -s dev` without service and mock: the verdict on the contract, and then on the types. */
export async function measureDev(repository: string, operation: EditableOperation, rounds: number): Promise<DevCosts> {
  const dev = spawn(process.execPath, ['scripts/dev.ts', '--no-service', '--no-mock', '--no-page'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(dev, 'exit')
  const waiting = new Map<RegExp, () => void>()
  for (const stream of [dev.stdout, dev.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      for (const [pattern, found] of waiting) if (pattern.test(line)) found()
    })
  }
  const pid = dev.pid as number
  const nextLine = async (
    pattern: RegExp,
    from = { at: performance.now(), cpu: treeCpuSeconds(pid) },
  ): Promise<Cost> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(
      () => reject(new Error(`dev has not printed ${pattern} in ${timeoutMs / 1000} s`)),
      timeoutMs,
    )
    waiting.set(pattern, resolve)
    await promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(pattern)
    })
    return { wallSeconds: (performance.now() - from.at) / 1000, cpuSeconds: treeCpuSeconds(pid) - from.cpu }
  }
  const [validVerdict, invalidVerdict, types]: [Cost[], Cost[], Cost[]] = [[], [], []]
  try {
    await nextLine(/^[✓✗] types/)
    // The first change after a full check computes what the next ones compare with.
    const warm = nextLine(/^[✓✗] types/)
    await operation.saveValid()
    await warm
    for (let round = 1; round <= rounds; round++) {
      const from = { at: performance.now(), cpu: treeCpuSeconds(pid) }
      const lines = [nextLine(/^✓ spec\//, from), nextLine(/^✓ types/, from)] as const
      await operation.saveValid()
      validVerdict.push(await lines[0])
      types.push(await lines[1])
      const verdict = nextLine(/^✗ spec\//)
      await operation.saveInvalid()
      invalidVerdict.push(await verdict)
    }
  } finally {
    dev.kill('SIGTERM')
    await ended
  }
  return { validVerdict, invalidVerdict, types }
}
