import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/**
 * Reads the arguments of a command. `--help` prints `help` and ends the process with 0; an argument that the command does
 * not know ends it with one line and 2.
 *
 * @param positionals how many arguments without a name it takes at most
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

/** Ends the process with 2 and one line that says what is wrong with the arguments. */
export function refuse(message: string): never {
  console.error(`${message.split('. To specify')[0]?.replace(/\.$/, '')}. See --help.`)
  process.exit(2)
}
