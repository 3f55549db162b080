import { Command, InvalidArgumentError } from '@commander-js/extra-typings'

const help = `
Environment:
  DATABASE_URL  a PostgreSQL whose user may create databases, instead of an embedded one in the temporary directory;
                the bench creates the database channel_bench there and removes it

Tables go to standard output, progress to standard error. Ratios are medians of each round's ratio and hold on a busy
machine; other figures do not. Needs Linux, for the CPU time of other processes.`

/** The command line, but for its commands. Each bench takes what it needs from its options. */
export function benchCommand() {
  return new Command('bench')
    .description(
      'Measures the service and the generator against alternatives. Without a command, it runs all but the last three.',
    )
    .addHelpText('after', help)
    .configureHelp({ showGlobalOptions: true })
    .allowExcessArguments()
    .option('--contacts <n>', 'number of contacts, 10,000 or more', countFrom(10_000, 9_000_000), 1_000_000)
    .option('--rounds <n>', 'number of rounds', countFrom(1, 50), 5)
    .option('--seconds <n>', 'seconds of load per server and round', parseSeconds, 3)
    .option('--connections <n>', 'number of concurrent requests', countFrom(1, 1000), 16)
    .option('--deliveries <n>', 'number of webhooks per round', countFrom(100, 1_000_000), 20_000)
    .option('--backlog <n>', 'pending webhooks in the last measurement', countFrom(1_000, 9_000_000), 1_000_000)
    .option('--sends <n>', 'number of sent messages per round', countFrom(100, 1_000_000), 6_000)
    .option('--messages <n>', 'number of received messages per round', countFrom(1_000, 1_000_000), 6_000)
    .option('--scale <n>', 'how many times fewer messages than the target, for scale', countFrom(1, 100_000), 1_000)
    .option('--day-seconds <n>', 'seconds of a scaled day of load, for scale', countFrom(1, 3_600), 60)
    .option('--documents <dir>', 'a directory of OpenAPI documents to generate from, instead of the public ones')
    .option('--json-schema-tests <dir>', 'a draft2020-12 directory of the JSON-Schema-Test-Suite, instead of ours')
    .option('--readme', 'write the comparison of generators into packages/codegen/README.md', false)
}

export type BenchOptions = Readonly<ReturnType<ReturnType<typeof benchCommand>['opts']>>

function countFrom(min: number, max: number) {
  return (text: string): number => {
    const count = Number(text)
    if (!/^\d+$/.test(text) || count < min || count > max) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
    }
    return count
  }
}

function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || seconds < 0.1 || seconds > 20) {
    throw new InvalidArgumentError('It must be a number of seconds from 0.1 to 20.')
  }
  return seconds
}
