import { Command, Option } from '@commander-js/extra-typings'
import { parseHost, parsePort } from '../arguments/parse-value.ts'
import { start } from '../start/start.ts'

const help = `
Without DATABASE_URL it runs its own PostgreSQL in CHANNEL_DATA_DIR (.channel) and makes a demo organization there.
Each organization has 600 reads and 300 writes a minute; RATE_LIMIT_READS_PER_MINUTE and RATE_LIMIT_WRITES_PER_MINUTE
change that, 0 turns a budget off. With REDIS_URL, several processes share the budgets.
API, worker and simulated provider are started again when they end, after a pause that grows from 0.25 to 10 seconds.
Everything stops, with exit status 1, when five starts of one in a row fail before it is ready, when it says at its first
start what is wrong (such as a setting), and when the embedded database ends.
Ctrl-C ends everything within 15 seconds, a second Ctrl-C at once.

Examples:
  npm start
  npm start -- --port 9000
  DATABASE_URL=postgres://channel@localhost/channel CHANNEL_SECRET=... npm start`

export const startCommand = new Command('start')
  .description('run everything: database, API and worker, until Ctrl-C')
  .addOption(
    new Option('--port <port>', 'port of the API, 0 for any that is free')
      .env('PORT')
      .argParser(parsePort)
      .default(8787),
  )
  .addOption(
    new Option('--host <address>', 'address to listen on').env('HOST').argParser(parseHost).default('127.0.0.1'),
  )
  .option('--demo', 'make the demo organization on a database of your own too')
  .addHelpText('after', help)
  .action(({ port, host, demo }) => start({ port, host, demo: demo === true }, process.env))
