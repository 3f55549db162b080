import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A process that sends webhooks. */
export interface Child {
  readonly pid: number
  /** Starts the work, and resolves to its duration in seconds. */
  run(): Promise<number>
  stop(): Promise<void>
}

/** Starts a process and waits until it is ready. @throws Error if it ends before */
export async function startChild(entry: string, environment: Readonly<Record<string, string>>): Promise<Child> {
  const child = fork(entry, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  await Promise.race([messageOf(child, 'ready'), ended.then(() => failEarly(entry))])
  return {
    pid: child.pid as number,
    async run() {
      const done = messageOf(child, 'done')
      child.send('go')
      return (await Promise.race([done, ended.then(() => failEarly(entry))])).seconds ?? Number.NaN
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function messageOf(child: ChildProcess, type: string): Promise<{ seconds?: number }> {
  return new Promise((resolve) => {
    child.on('message', (message: { type?: string; seconds?: number }) => {
      if (message.type === type) resolve(message)
    })
  })
}

function failEarly(entry: string): never {
  throw new Error(`${entry} ended before it was finished.`)
}
