import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

export interface StartedProcess extends AsyncDisposable {
  url: string
}

/**
 * Starts one of the apps, which report `{ type: 'ready', url }` once they listen. Disposal waits until the process
 * has ended.
 *
 * @param script path from the root of the repository.
 * @throws Error with the output if the process ends before it is ready.
 */
export async function startProcess(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<StartedProcess> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    // Shown, because it explains a 500 that a test reports.
    process.stderr.write(text)
  })
  const exited = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url !== undefined) resolve(message.url)
    })
    void exited.then(() => reject(new Error(`${script} ended before it was ready:\n${printed}`)))
  })
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Runs the operator's command and returns the output of `--json`. @throws Error with stderr if it fails. */
export async function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const child = spawn(process.execPath, ['apps/cli/src/main.ts', ...args, '--json'], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
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
