import { CommanderError } from '@commander-js/extra-typings'
import { buildProgram } from './program.ts'

const usageStatus = 2

/**
 * Runs the bench and resolves to the exit status: 0 even if a goal is not met, 1 for a failure, 2 for bad
 * arguments.
 */
export async function runCommandLine(argv: readonly string[]): Promise<number> {
  try {
    await buildProgram().parseAsync(argv, { from: 'user' })
    return 0
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      console.error(`bench: ${error instanceof Error ? error.message : String(error)}`)
      return 1
    }
    if (error.exitCode === 0) return 0
    const problem = error.message.replace(/^error: /, '').replace(/\s+/g, ' ')
    console.error(`bench: ${problem.replace(/[.]?$/, '.')} See \`npm run -s bench -- --help\`.`)
    return usageStatus
  }
}
