import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { environmentOfApps } from './start-app.ts'

const CLI = fileURLToPath(new URL('../../../../apps/cli/src/main.ts', import.meta.url))
const run = promisify(execFile)

/** Runs the operator's command and returns the output of `--json`. @throws Error with stderr if it fails. */
export async function runChannel(
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  const env = { ...process.env, ...environmentOfApps(), ...settings }
  const { stdout } = await run(process.execPath, [CLI, ...args, '--json'], { env })
  return JSON.parse(stdout) as Record<string, string>
}
