import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from '../src/output/failure.ts'
import { type Backoff, type SupervisedService, superviseService } from '../src/start/supervise-service.ts'

const fast: Backoff = { firstMs: 10, maxMs: 40, resetAfterMs: 60_000 }
const readyThen = (then: string) =>
  `process.send({ type: 'ready', url: 'http://127.0.0.1:' + process.pid }, () => { ${then} })`

/** The reported lines. */
let lines: string[]
const log = { warn: (line: string) => void lines.push(line), relay: (_: string, line: string) => void lines.push(line) }

const directory = await mkdtemp(join(tmpdir(), 'channel-supervise-'))
afterAll(() => rm(directory, { recursive: true, force: true }))
beforeEach(() => {
  lines = []
})

interface Supervised extends SupervisedService {
  /** The process ids and arguments of its starts so far. */
  starts(): Promise<{ pid: number; known: string }[]>
}

/** Supervises a program that appends a line to a file at each start, and then runs `code`. */
async function supervise(code: string, backoff: Backoff = fast): Promise<Supervised> {
  const file = join(directory, `${Math.random()}`)
  const appendLine = `require('node:fs').appendFileSync(${JSON.stringify(file)}, process.pid + ' ' + process.argv[2] + '\\n');`
  await writeFile(`${file}.cjs`, appendLine + code)
  const service = superviseService(
    (first) => ({ name: 'The API', entry: `${file}.cjs`, environment: {}, args: [first?.url ?? 'nothing'] }),
    log,
    backoff,
  )
  onTestFinished(async () => {
    service.kill('SIGKILL')
    await service.ended
  })
  const starts = async () => {
    const written = await readFile(file, 'utf8').catch(() => '')
    const all = written.split('\n').slice(0, -1)
    return all.map((line) => ({ pid: Number(line.split(' ')[0]), known: line.split(' ')[1] ?? '' }))
  }
  return { ...service, starts }
}

describe('superviseService', () => {
  it('restarts a service at once and silently when it is asked to', async () => {
    const service = await supervise(readyThen('setInterval(() => {}, 1000)'), { ...fast, firstMs: 60_000 })
    const { url } = await service.ready
    service.restart()
    await expect.poll(service.starts).toMatchObject([{ known: 'nothing' }, { known: url }])
    expect(lines).toEqual([])
  })

  it('restarts a killed service with its first ready message, and reports it in one line', async () => {
    const service = await supervise(readyThen('setInterval(() => {}, 1000)'))
    const { url } = await service.ready
    const [first] = await service.starts()
    process.kill(first?.pid ?? 0, 'SIGKILL')
    await expect.poll(service.starts).toMatchObject([{ known: 'nothing' }, { known: url }])
    expect(lines).toEqual(['The API ended (SIGKILL). Restarting it in 0.01 s.'])
  })

  it('never gives up a service that becomes ready each time', async () => {
    const service = await supervise(readyThen('process.exit(3)'))
    await expect.poll(async () => (await service.starts()).length).toBeGreaterThan(6)
    expect(lines.slice(0, 4)).toEqual(
      [0.01, 0.02, 0.04, 0.04].map((pause) => `The API ended (exit code 3). Restarting it in ${pause} s.`),
    )
  })

  it('gives up after five consecutive failed starts', async () => {
    const service = await supervise("throw new TypeError('boom')")
    const message =
      'The API ended (exit code 1) before it was ready: TypeError: boom; 5 starts in a row failed, so everything was stopped.'
    await expect(service.ready).rejects.toMatchObject({ message })
    expect(await service.givenUp).toMatchObject({ message })
    await service.ended
    expect(await service.starts()).toHaveLength(5)
    expect(lines).toHaveLength(4)
  })

  it('gives up at the first start if the service reports the problem', async () => {
    const service = await supervise("console.error('PORT is wrong.'); process.exit(1)")
    await expect(service.ready).rejects.toMatchObject({ message: 'PORT is wrong.' })
    await service.ended
    expect(await service.starts()).toHaveLength(1)
    expect(lines).toEqual([])
  })

  it('gives up with a Failure if it cannot be restarted', async () => {
    const entry = join(directory, 'once.cjs')
    await writeFile(entry, readyThen('process.exit(3)'))
    const service = superviseService(
      (first) => {
        if (first !== undefined) throw new Error('spawn ENOMEM')
        return { name: 'The API', entry, environment: {} }
      },
      log,
      fast,
    )
    expect(await service.givenUp).toEqual(new Failure('The API cannot be restarted: spawn ENOMEM'))
    await service.ended
  })

  it('stops immediately during a pause, and starts nothing anymore', async () => {
    const service = await supervise(readyThen('process.exit(0)'), { ...fast, firstMs: 600_000 })
    await expect.poll(() => lines).toEqual(['The API ended (exit code 0). Restarting it in 600 s.'])
    service.kill('SIGTERM')
    await service.ended
    expect(await service.starts()).toHaveLength(1)
  })
})
