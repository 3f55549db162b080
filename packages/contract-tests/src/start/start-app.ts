import { type RunningProcess, startProcess } from '@channel/test-kit/start-process'
import { compileCache } from './compile-cache.ts'

/** For the processes of a run: warnings explain a 500, and the cache of compiled code helps, because there are many. */
export const environmentOfApps = () => ({ NODE_COMPILE_CACHE: compileCache, LOG_LEVEL: 'warn' })

/** Starts one of the apps. What it prints on standard error is shown, because it explains a 500 that a scenario reports. */
export function startApp(
  app: 'cli' | 'mock',
  args: string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningProcess> {
  return startProcess({
    entry: `apps/${app}/src/main.ts`,
    args,
    environment: { ...environmentOfApps(), ...settings },
    detached: true,
    onStderr: (text) => process.stderr.write(text),
  })
}
