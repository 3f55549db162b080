import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/**
 * Parses the arguments of a command. `--help` prints `help` and exits with 0. An unknown argument prints one line
 * and exits with 2.
 *
 * @param positionals max number of positional arguments
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(help: string, options: Options, positionals = 0) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help)
    process.exit(0)
  }
  try {
    const parsed = parseArgs({ options, allowPositionals: true })
    const unknown = parsed.positionals[positionals]
    if (unknown !== undefined) throw new Error(`Unknown argument '${unknown}'`)
    return parsed
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** Prints one line about invalid arguments and exits with 2. */
export function refuse(message: string): never {
  console.error(`${message.split('. To specify')[0]?.replace(/\.$/, '')}. See --help.`)
  process.exit(2)
}

/** Runs the work of a command. If it throws, prints the message and sets the exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
