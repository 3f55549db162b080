import { Command, Option } from '@commander-js/extra-typings'
import { parseHost, parsePort } from '../arguments/parse-value.ts'
import { start } from '../start/start.ts'

const help = `
Without DATABASE_URL it runs an embedded PostgreSQL in CHANNEL_DATA_DIR (default .channel) and creates a demo organization.
Each organization has 600 reads and 300 writes a minute; RATE_LIMIT_READS_PER_MINUTE and RATE_LIMIT_WRITES_PER_MINUTE
change the limits; 0 disables one. With REDIS_URL, several processes share the limits.
The API, the worker and the simulated provider are restarted when they end, with a backoff from 0.25 to 10 seconds.
Everything stops with exit status 1 if one of them fails five consecutive starts, if it reports an error such as an invalid
setting at its first start, or if the embedded database ends.
Ctrl-C stops everything within 15 seconds, a second Ctrl-C immediately.

Examples:
  npm start
  npm start -- --port 9000
  DATABASE_URL=postgres://channel@localhost/channel CHANNEL_SECRET=... npm start`

export const startCommand = new Command('start')
  .description('run the database, the API and the worker until Ctrl-C')
  .addOption(
    new Option('--port <port>', 'port of the API; 0 picks a free one').env('PORT').argParser(parsePort).default(8787),
  )
  .addOption(
    new Option('--host <address>', 'address to listen on').env('HOST').argParser(parseHost).default('127.0.0.1'),
  )
  .option('--demo', 'create the demo organization with DATABASE_URL too')
  .addHelpText('after', help)
  .action(({ port, host, demo }) => start({ port, host, demo: demo === true }, process.env))
