import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A program that is started again whenever it ends, as by any supervisor. */
export interface SupervisedProcess {
  /** How it ended without being killed by the test. */
  readonly ends: readonly string[]
  /** Kills it, and waits until it has been started again and is ready. */
  kill(downMs?: number): Promise<void>
  stop(): Promise<void>
}

export interface SupervisedProgram {
  /** Relative to the repository: `apps/api/src/main.ts`. */
  readonly entry: string
  readonly args?: readonly string[]
  readonly environment?: NodeJS.ProcessEnv
  /** The file of what it prints. */
  readonly logFile: string
}

const root = new URL('../../../../', import.meta.url)
const restartMs = 1_000

/** Starts a program, and waits until it has said over IPC that it is ready. */
export async function supervise(program: SupervisedProgram): Promise<SupervisedProcess> {
  const log = createWriteStream(program.logFile, { flags: 'a' })
  const ends: string[] = []
  let isWanted = true
  let isKilled = false
  let downMs = restartMs
  let child: ChildProcess
  let ready: Promise<void>

  function start(): void {
    child = fork(fileURLToPath(new URL(program.entry, root)), program.args ?? [], {
      cwd: fileURLToPath(root),
      env: { ...process.env, ...program.environment },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    ready = once(child, 'message').then(() => undefined)
    child.once('exit', (code, signal) => void restart(`${code ?? signal}`))
  }
  async function restart(how: string): Promise<void> {
    if (!isKilled && isWanted) ends.push(how)
    isKilled = false
    await delay(downMs)
    if (isWanted) start()
  }

  start()
  await ready!
  return {
    ends,
    async kill(forMs = restartMs) {
      isKilled = true
      downMs = forMs
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await delay(forMs)
      downMs = restartMs
      await ready
    },
    async stop() {
      isWanted = false
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await Promise.race([ended, delay(20_000).then(() => child.kill('SIGKILL'))])
      }
      log.end()
    },
  }
}
