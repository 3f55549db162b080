import { Command, type CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings'
import { accountCommand } from './commands/account/index.ts'
import { apiLogCommand } from './commands/api-log/index.ts'
import { customerCommand } from './commands/customer/index.ts'
import { databaseCommand } from './commands/database/index.ts'
import { keyCommand } from './commands/key/index.ts'
import { mcpCommand } from './commands/mcp-command.ts'
import { messageCommand } from './commands/message/index.ts'
import { expectSubcommand } from './commands/noun-command.ts'
import { organizationCommand } from './commands/organization/index.ts'
import { secretCommand } from './commands/secret/index.ts'
import { startCommand } from './commands/start-command.ts'
import { teamCommand } from './commands/team/index.ts'
import { userCommand } from './commands/user/index.ts'
import { webhookCommand } from './commands/webhook/index.ts'
import { invocation } from './program-name.ts'

const advice = `
'${invocation} COMMAND --help' describes a command and the environment variables that it reads;
'start --help' lists all settings of the service. docs/settings.md does too.`

/** The end of parsing: `--help` (status 0), or bad arguments. `command` is the parsed command. */
export class ParsingEnd extends Error {
  readonly command: string
  readonly isHelp: boolean

  constructor({ message, exitCode }: CommanderError, command: string) {
    super(message.replace(/^error: /, ''))
    this.command = command
    this.isHelp = exitCode === 0
  }
}

/** The whole command line. Parsing throws a ParsingEnd before anything is printed on standard error. */
export function buildProgram(): CommandUnknownOpts {
  const program = new Command('channel')
    .description('Runs the Channel messaging service and manages its organizations.')
    .addHelpText('after', advice)
    .helpCommand('help [command]', 'show the help of a command')
  program
    .addCommand(startCommand)
    .addCommand(organizationCommand)
    .addCommand(teamCommand)
    .addCommand(keyCommand)
    .addCommand(accountCommand)
    .addCommand(userCommand)
    .addCommand(customerCommand)
    .addCommand(messageCommand)
    .addCommand(apiLogCommand)
    .addCommand(webhookCommand)
    .addCommand(secretCommand)
    .addCommand(databaseCommand)
    .addCommand(mcpCommand)
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
