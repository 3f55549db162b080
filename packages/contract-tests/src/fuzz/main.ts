import { fuzzCommand } from './command.ts'
import { runFuzz } from './run-fuzz.ts'

/** Aborted by Ctrl-C. */
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(name))

try {
  process.exitCode = await runFuzz(fuzzCommand().parse().opts(), stopping.signal)
} catch (error) {
  console.error(`fuzz: ${(error as Error).message}`)
  process.exitCode = 1
}
