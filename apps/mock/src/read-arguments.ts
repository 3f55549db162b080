import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { environmentHelp, namesFor } from '@channel/settings'
import type { FaultOptions } from './faults.ts'
import { maxWaitMs } from './preferences.ts'

export const help = `Usage: npm run -s mock -- [options]

Serves the examples of every operation of the contract. Accepts any API key.

  --port N        port to listen on (default 4010; 0 picks a free one)
  --host H        IP address or host name to listen on (default 127.0.0.1)
  --fail SHARE    fail this share of the valid requests, from 0 to 1, such as 0.1: with an error 429 or 5xx that the
                  operation documents. Invalid requests, and those that prefer an example, do not fail this way.
  --seed N        make the same requests fail as in an earlier run, which has printed its seed
  --record FILE   append every request to the file, one line of JSON each, without keys and cookies;
                  npm run -s contract -- --replay FILE sends them again
  --stateful      run the service itself instead: on a temporary database with demo data, over the simulated provider,
                  without rate limits. It prints its API key.
  --help          print this help

Choose a response with a header:  Prefer: code=404   Prefer: example=<name>   Prefer: code=422, example=<name>
The page of the mock, such as http://127.0.0.1:4010, lists them for each operation.
Delay it by milliseconds, 0 to ${maxWaitMs}:  Prefer: wait=1500   Prefer: wait=1500, code=429
(In RFC 7240, \`wait\` is in seconds; the mock counts milliseconds.)

${environmentHelp(namesFor('mock'))}
`

/** The options of the mock, and whether to run the service itself instead. */
export interface MockArguments {
  readonly port: number
  readonly host: string
  readonly isStateful: boolean
  readonly fail: FaultOptions | undefined
  readonly record: string | undefined
}

/**
 * Reads the command line.
 *
 * @throws Error in one line, if it is invalid
 */
export function readArguments(args: readonly string[]): MockArguments | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      fail: { type: 'string' },
      seed: { type: 'string' },
      record: { type: 'string' },
      stateful: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return 'help'
  const { host, record, stateful: isStateful } = values
  const port = Number(values.port)
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
    throw new Error(`--port must be 0 to 65535, not "${values.port}".`)
  const fail = readFaults(values.fail, values.seed)
  if (record === '') throw new Error('--record must be the name of a file.')
  if (isStateful && (fail ?? record) !== undefined) {
    throw new Error('--stateful runs the service, which has no --fail and no --record.')
  }
  return { port, host, isStateful, fail, record }
}

const seedBound = 2 ** 32

function readFaults(share: string | undefined, seed: string | undefined): FaultOptions | undefined {
  if (share === undefined && seed !== undefined) throw new Error('--seed needs --fail.')
  if (share === undefined) return undefined
  if (!/^(?:0?\.\d+|[01](?:\.0*)?)$/.test(share)) {
    throw new Error(`--fail must be a share from 0 to 1, such as 0.1, not "${share}".`)
  }
  if (seed !== undefined && !(/^\d{1,10}$/.test(seed) && Number(seed) < seedBound)) {
    throw new Error(`--seed must be an integer from 0 to ${seedBound - 1}, not "${seed}".`)
  }
  return { share: Number(share), seed: seed === undefined ? randomInt(seedBound) : Number(seed) }
}
