import { contractCommand } from './command.ts'
import { runContract } from './run-contract.ts'

/** Of Ctrl-C. */
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    console.error('Stopping: deleting what was created …')
    stopping.abort(name)
  })
}

try {
  process.exitCode = await runContract(contractCommand().parse().opts(), stopping.signal)
} catch (error) {
  console.error(`contract: ${(error as Error).message}`)
  process.exitCode = 1
}
