import { build } from '@channel/settings'
import { Command, type CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings'
import { doctorCommand } from './commands/doctor.ts'
import { expectSubcommand } from './commands/expect-subcommand.ts'
import { listenCommand } from './commands/listen.ts'
import { mcpCommand } from './commands/mcp-command.ts'
import { migrateCommand } from './commands/migrate.ts'
import { startCommand } from './commands/start-command.ts'
import { statusCommand } from './commands/status.ts'
import { nouns } from './nouns.ts'
import { invocation } from './program-name.ts'

const advice = `
'${invocation} COMMAND --help' describes a command and the environment variables that it reads;
'start --help' lists all settings of the service. docs/settings.md does too.`

/** The end of parsing: `--help` and `--version` (status 0), or bad arguments. `command` is the parsed command. */
export class ParsingEnd extends Error {
  readonly command: string
  readonly isHelp: boolean

  constructor({ message, exitCode }: CommanderError, command: string) {
    super(message.replace(/^error: /, ''))
    this.command = command
    this.isHelp = exitCode === 0
  }
}

/**
 * The command line. Parsing throws a ParsingEnd before anything is printed on standard error.
 *
 * @param words the arguments: only the nouns among them get their verbs
 */
export async function loadProgram(words: readonly string[]): Promise<CommandUnknownOpts> {
  const program = new Command('channel')
    .description('Runs the Channel messaging service and manages its organizations.')
    .version(build, '--version', 'print the version of the service')
    .addHelpText('after', advice)
    .helpCommand('help [command]', 'show the help of a command')
    .addCommand(startCommand)
    .addCommand(migrateCommand)
    .addCommand(statusCommand)
    .addCommand(doctorCommand)
  for (const { name, description, load } of nouns) {
    const command = new Command(name).description(description)
    program.addCommand(command)
    if (!words.includes(name)) continue
    const { verbs, help = '' } = await load()
    for (const verb of verbs) command.addCommand(verb)
    expectSubcommand(command).addHelpText('after', help)
  }
  program.addCommand(listenCommand)
  program.addCommand(mcpCommand)
  expectSubcommand(program)
  throwOnError(program)
  return program
}

/** Makes commander throw errors instead of printing them: runCommandLine prints each as one line. */
function throwOnError(command: CommandUnknownOpts, path: readonly string[] = []): void {
  command
    .exitOverride((error) => {
      throw new ParsingEnd(error, path.join(' '))
    })
    .configureOutput({ outputError: () => undefined })
  for (const child of command.commands) throwOnError(child, [...path, child.name()])
}
