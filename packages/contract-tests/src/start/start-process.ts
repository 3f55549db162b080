import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Includes the cache of compiled code, because a run starts many processes. */
const environment = () => ({ NODE_COMPILE_CACHE: compileCache, ...process.env })

/** The message of an app that is ready. */
interface Ready {
  readonly type?: string
  readonly url?: string
  /** Set if the app is the whole service. */
  readonly dataDirectory?: string
}

export interface StartedProcess extends AsyncDisposable {
  readonly url: string
  readonly dataDirectory: string
}

/**
 * Starts one of the apps, which report `{ type: 'ready', url }` once they listen. It has its own process group, so that
 * Ctrl-C reaches only this process. Disposal waits until it has ended.
 *
 * @param script path from the root of the repository.
 * @param env added to the environment of this process.
 * @throws Error with the output if the process ends before it is ready.
 */
export async function startProcess(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<StartedProcess> {
  const child = fork(script, args, {
    cwd: ROOT,
    env: { ...environment(), LOG_LEVEL: 'warn', ...env },
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    // Shown, because it explains a 500 that a scenario reports.
    process.stderr.write(text)
  })
  const exited = once(child, 'exit')
  const { url, dataDirectory = '' } = await new Promise<Ready>((resolve, reject) => {
    child.on('message', (message: Ready) => {
      if (message.type === 'ready') resolve(message)
    })
    void exited.then(() => reject(new Error(`${script} ended before it was ready:\n${printed}`)))
  })
  if (url === undefined) throw new Error(`${script} did not report its address.`)
  return {
    url,
    dataDirectory,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Runs the operator's command and returns the output of `--json`. @throws Error with stderr if it fails. */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const child = spawn(process.execPath, ['apps/cli/src/main.ts', ...args, '--json'], {
    cwd: ROOT,
    env: { ...environment(), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [status]] = await Promise.all([
    child.stdout?.setEncoding('utf8').toArray(),
    child.stderr?.setEncoding('utf8').toArray(),
    once(child, 'exit'),
  ])
  if (status !== 0) throw new Error(`channel ${args.join(' ')} ended with ${status}: ${stderr.join('')}`)
  return JSON.parse(stdout.join('')) as Record<string, string>
}
