import { parseArgs } from 'node:util'
import { environmentHelp, namesFor } from '@channel/settings'

export const help = `Usage: npm run -s mock -- [--port N] [--host H] [--stateful]

Serves the examples of every operation of the contract. Accepts any API key.

  --port N     port to listen on (default 4010; 0 picks a free one)
  --host H     IP address or host name to listen on (default 127.0.0.1)
  --stateful   run the service itself instead: on a temporary database with demo data, over the simulated provider,
               without rate limits. It prints its API key.
  --help       print this help

Choose a response with a header:  Prefer: code=404   Prefer: example=<name>   Prefer: code=422, example=<name>
The page of the mock, such as http://127.0.0.1:4010, lists them for each operation.

${environmentHelp(namesFor('mock'))}
`

/**
 * Reads the command line.
 *
 * @throws Error in one line, if it is invalid
 */
export function readArguments(args: readonly string[]): { port: number; host: string; isStateful: boolean } | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      stateful: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return 'help'
  const port = Number(values.port)
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
    throw new Error(`--port must be 0 to 65535, not "${values.port}".`)
  return { port, host: values.host, isStateful: values.stateful }
}
