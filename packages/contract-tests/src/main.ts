import { enableCompileCache } from 'node:module'
import { compileCache } from './start/compile-cache.ts'

// Only modules that are imported after it use the cache.
enableCompileCache(compileCache)
const [{ contractCommand }, { runContract }, { runReplay }, { runWorkflows }] = await Promise.all([
  import('./command.ts'),
  import('./run-contract.ts'),
  import('./run-replay.ts'),
  import('./run-workflows.ts'),
])

/** Aborted by Ctrl-C. */
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    console.error('Stopping: deleting what was created …')
    stopping.abort(name)
  })
}

try {
  const options = contractCommand().parse().opts()
  const { replay, workflows } = options
  process.exitCode =
    replay === undefined
      ? await (workflows ? runWorkflows : runContract)(options, stopping.signal)
      : await runReplay(replay, options, stopping.signal)
} catch (error) {
  console.error(`contract: ${(error as Error).message}`)
  process.exitCode = 1
}
