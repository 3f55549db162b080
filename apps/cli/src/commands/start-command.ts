import { type Environment, environmentHelp, namesFor } from '@channel/settings'
import { Command } from '@commander-js/extra-typings'
import { parseHost, parsePort } from '../arguments/parse-value.ts'
import { startInvocation } from '../program-name.ts'
import { isSource } from '../sibling-app.ts'

// npm takes options itself, if they are not behind two dashes.
const withOptions = isSource ? `${startInvocation} --` : startInvocation

const help = `
Without DATABASE_URL it runs an embedded PostgreSQL and creates a demo organization.
The API, the worker and the simulated provider are restarted when they end, with a backoff from 0.25 to 10 seconds.
Everything stops with exit status 1 if the embedded database ends, if one of them fails five consecutive starts, or if
one reports an error at its first start, such as a port in use.
Ctrl-C stops everything within 15 seconds, a second Ctrl-C immediately.

Examples:
  ${startInvocation}
  ${withOptions} --port 9000
  ${withOptions} --port 0 --temporary
  DATABASE_URL=postgres://channel@localhost/channel CHANNEL_SECRET=... ${startInvocation}

${environmentHelp(namesFor('start'))}`

export const startCommand = new Command('start')
  .description('run the database, the API and the worker until Ctrl-C')
  .option('--port <port>', 'port of the API; 0 picks a free one (default: PORT)', parsePort)
  .option('--host <address>', 'IP address or host name to listen on (default: HOST)', parseHost)
  .option('--demo', 'create the demo organization with DATABASE_URL too')
  .option('--temporary', 'run on a new database without rate limits, and remove it at the end')
  .addHelpText('after', help)
  .action(async ({ port, host, demo, temporary }) => {
    const environment = {
      ...process.env,
      ...(port !== undefined && { PORT: String(port) }),
      ...(host !== undefined && { HOST: host }),
    }
    // Loaded only now: help needs neither.
    const [{ start }, { inTemporaryDirectory }] = await Promise.all([
      import('../start/start.ts'),
      import('../start/in-temporary-directory.ts'),
    ])
    const run = (settings: Environment) => start({ demo: demo === true, isTemporary: temporary === true }, settings)
    return temporary ? inTemporaryDirectory(environment, run) : run(environment)
  })
