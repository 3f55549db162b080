import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../command/paths.ts'
import { compilerEnv } from '../command/run.ts'

const env = {
  // Each task is a process of its own: with it, they start in half the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  ...compilerEnv,
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  // Otherwise turbo prints the command and its failure around the output of each task.
  pnpm_config_reporter: 'silent',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
}

/**
 * Runs tasks of turbo.json.
 *
 * @param onLine receives each line that turbo prints, including its banner and summary
 * @returns the exit code, and turbo's standard error: messages about failed tasks or itself
 */
export async function runTurbo(
  args: readonly string[],
  onLine: (line: string) => void,
): Promise<{ code: number; complaint: string }> {
  const [task = '', ...rest] = args
  const turbo = spawn(
    join(root, 'node_modules/.bin/turbo'),
    ['run', task, '--ui=stream', '--log-prefix=none', '--concurrency=100%', ...rest],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let complaint = ''
  turbo.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  // Ctrl-C reaches turbo too, which then ends its tasks.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => turbo.kill())
  const closed = new Promise<number>((done, fail) => {
    turbo.once('error', fail)
    turbo.once('close', (code) => done(code ?? 130))
  })
  for await (const line of createInterface({ input: turbo.stdout })) onLine(line)
  return { code: await closed, complaint }
}
