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
  CHANNEL_DATA_DIR        where the embedded database, its secret, the demo's key and media are kept (.channel)
  DATABASE_URL            a PostgreSQL of your own, 15 or later, instead of the embedded one
  CHANNEL_SECRET          32 or more random characters; needed beside DATABASE_URL; to replace it, see 'secret --help'
  PUBLIC_URL              where customers reach the service, for the links that it makes; where it listens, unless set
  OPERATOR_NAME           who operates the service, as /v1/openapi.json shows it; with OPERATOR_EMAIL and OPERATOR_URL
  MEDIA_DIRECTORY         where the files of messages are kept (media in CHANNEL_DATA_DIR) …
  MEDIA_S3_BUCKET         … or the bucket that they are kept in; see docs/operations.md
  MEDIA_BASE_URL          the public address below which they lie (media below PUBLIC_URL)
  CHANNEL_DEVELOPMENT     1 lets webhooks go to this machine, without TLS; the default with the embedded one is 1, else 0
  WEBHOOK_ALLOWED_RANGES  where webhooks may go off the public internet, such as 10.0.0.0/8,fd00::/8
  CHANNEL_DEBUG           1 adds to a failure where in the code it came from

'${invocation} COMMAND --help' tells more about a command.`

/** What ended the parsing: `--help` (status 0), or bad arguments. `command` is the one they were given to. */
export class ParsingEnd extends Error {
  readonly command: string
  readonly isHelp: boolean

  constructor({ message, exitCode }: CommanderError, command: string) {
    super(message.replace(/^error: /, ''))
    this.command = command
    this.isHelp = exitCode === 0
  }
}

/** The whole command line. Parsing throws a ParsingEnd; nothing has been printed on standard error by then. */
export function buildProgram(): CommandUnknownOpts {
  const program = new Command('channel')
    .description('Runs the Channel messaging service, and sets up who may use it.')
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

/** Has errors thrown, not printed: one place prints them, each as one line. */
function throwOnError(command: CommandUnknownOpts, path: readonly string[] = []): void {
  command
    .exitOverride((error) => {
      throw new ParsingEnd(error, path.join(' '))
    })
    .configureOutput({ outputError: () => undefined })
  for (const child of command.commands) throwOnError(child, [...path, child.name()])
}
