import { Command, type CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings'
import { accountCommand } from './commands/account/index.ts'
import { apiLogCommand } from './commands/api-log/index.ts'
import { customerCommand } from './commands/customer/index.ts'
import { keyCommand } from './commands/key/index.ts'
import { messageCommand } from './commands/message/index.ts'
import { expectSubcommand } from './commands/noun-command.ts'
import { organizationCommand } from './commands/organization/index.ts'
import { secretCommand } from './commands/secret/index.ts'
import { startCommand } from './commands/start-command.ts'
import { teamCommand } from './commands/team/index.ts'
import { userCommand } from './commands/user/index.ts'
import { webhookCommand } from './commands/webhook/index.ts'
import { invocation } from './program-name.ts'

const environmentHelp = `
Environment:
  CHANNEL_DATA_DIR        directory of the embedded database, its secret, the demo's key and media (default .channel)
  DATABASE_URL            your own PostgreSQL, 15 or later, instead of the embedded one
  CHANNEL_SECRET          32 or more random characters; required with DATABASE_URL; to rotate it, see 'secret --help'
  PUBLIC_URL              public address of the service, for links to it; default its own address
  OPERATOR_NAME           the operator's name in /v1/openapi.json; also OPERATOR_EMAIL and OPERATOR_URL
  MEDIA_DIRECTORY         directory of the files of messages (default media in CHANNEL_DATA_DIR) …
  MEDIA_S3_BUCKET         … or their bucket; see docs/operations.md
  MEDIA_BASE_URL          their public base address (default media below PUBLIC_URL)
  CHANNEL_DEVELOPMENT     1 allows webhooks to this machine, without TLS; default 1 with the embedded database, else 0
  WEBHOOK_ALLOWED_RANGES  private addresses that webhooks may be sent to, such as 10.0.0.0/8,fd00::/8
  CHANNEL_DEBUG           1 adds the stack trace to an error

'${invocation} COMMAND --help' describes a command.`

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
    .addHelpText('after', environmentHelp)
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
  expectSubcommand(program)
  throwOnError(program)
  return program
}

/** Makes commander throw errors instead of printing them: one place prints each as one line. */
function throwOnError(command: CommandUnknownOpts, path: readonly string[] = []): void {
  command
    .exitOverride((error) => {
      throw new ParsingEnd(error, path.join(' '))
    })
    .configureOutput({ outputError: () => undefined })
  for (const child of command.commands) throwOnError(child, [...path, child.name()])
}
