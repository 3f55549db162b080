import { environmentHelp } from '@channel/settings'
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'

const about = `run the contract's scenarios against the mock, the service or any address

Every response is checked against the contract. The run creates its own data and deletes it at the end; it lists what \
the API cannot delete. It waits when the rate limit of the target is used up. The exit status is 1 if a scenario fails.`

const examples = `
Targets:
  mock      is started for the run
  service   is started for the run, as \`npm start\` does: with a temporary database, over the simulated provider,
            without rate limits
  URL       what runs there. A service that is not on this machine is only read without --allow-writes. For the
            service of \`npm start\` on this machine the key and the simulator are found in CHANNEL_DATA_DIR.

Examples:
  npm run -s contract
  npm run -s contract -- --target service --report report
  npm run -s contract -- --target http://127.0.0.1:8787
  npm run -s contract -- --target mock --only listLabels
  npm run -s contract -- --target https://api.example.com --key chn_live_…
  npm run -s contract -- --workflows --target service --only send-message
  npm run -s contract -- --replay requests.jsonl --target http://127.0.0.1:8787

${environmentHelp(['CHANNEL_API_KEY', 'CHANNEL_DATA_DIR'])}`

/** The options of `contract`. */
export function contractCommand() {
  return new Command('npm run -s contract --')
    .description(about)
    .option('--target <target...>', 'mock, service or a URL; several are compared', parseTarget, undefined)
    .option('--key <key>', 'the API key for URLs (default: CHANNEL_API_KEY)')
    .option('--account <phone_number_id>', 'the account to test with (default: the first verified one)')
    .option('--allow-writes', 'also change a target that is not on this machine', false)
    .option('--simulator <url>', 'the simulated provider of the target, for messages from customers', parseUrl)
    .option('--only <text>', 'run only the scenarios whose group or title contains this text')
    .addOption(new Option('--report <directory>', 'write report.html and junit.xml there').conflicts('workflows'))
    .option('--workflows', 'run the workflows of spec/workflows instead; --only chooses by the name of the file', false)
    .addOption(
      new Option(
        '--replay <file>',
        'send the requests that `npm run -s mock -- --record <file>` has recorded instead',
      ).conflicts(['workflows', 'report', 'only']),
    )
    .addHelpText('after', examples)
}

export type ContractOptions = ReturnType<ReturnType<typeof contractCommand>['opts']>

function parseTarget(text: string, previous: string[] | undefined): string[] {
  if (text !== 'mock' && text !== 'service') parseUrl(text)
  return [...(previous ?? []), text]
}

function parseUrl(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new InvalidArgumentError('It must be mock, service or an http(s) address.')
}
