import { describeFailure } from '@channel/logger/describe-failure'
import { isSet, readVariables, SettingsError } from '@channel/settings'
import { loadProgram, ParsingEnd } from './program.ts'
import { invocation } from './program-name.ts'

/** The exit status for bad arguments; every other failure is 1. */
const usageStatus = 2

/**
 * Runs one command and resolves to the exit status: 0, 1 for a failure, 2 for bad arguments. A failure is one line
 * on standard error, or one for each invalid environment variable; `CHANNEL_DEBUG=1` adds the stack trace.
 */
export async function runCommandLine(argv: readonly string[]): Promise<number> {
  try {
    const program = await loadProgram(argv)
    await program.parseAsync(argv, { from: 'user' })
    return Number(process.exitCode ?? 0)
  } catch (error) {
    if (error instanceof ParsingEnd) return reportUsage(error)
    if (error instanceof SettingsError) return reportSettings(error)
    console.error(`channel: ${describeFailure(error)}${await adviceFor(error)}`)
    if (readVariables(process.env, ['CHANNEL_DEBUG']).CHANNEL_DEBUG) console.error(error)
    return 1
  }
}

async function adviceFor(error: unknown): Promise<string> {
  // Loaded only after a failure: help needs neither.
  const [{ ChannelConnectionError }, { BaselineMismatch, DatabaseUnavailable }] = await Promise.all([
    import('@channel/client'),
    import('@channel/db'),
  ])
  if (error instanceof ChannelConnectionError) return '. Start the service, or set CHANNEL_URL to its URL.'
  const isExternal = isSet(process.env, 'DATABASE_URL')
  if (error instanceof BaselineMismatch) {
    return isExternal ? '. Use an empty database.' : `. \`${invocation} database set-aside\` makes room for a new one.`
  }
  return error instanceof DatabaseUnavailable && isExternal ? '. Start that server, or correct DATABASE_URL.' : ''
}

function reportSettings({ lines }: SettingsError): number {
  for (const line of lines) console.error(`channel: ${line}`)
  return 1
}

function reportUsage({ isHelp, message, command }: ParsingEnd): number {
  if (isHelp) return 0
  const problem = message.replace(/\s+/g, ' ').replace(/[.]?$/, '.')
  console.error(`channel: ${problem} See \`${[invocation, command, '--help'].filter(Boolean).join(' ')}\`.`)
  return usageStatus
}
