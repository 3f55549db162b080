import { Command } from '@commander-js/extra-typings'

/** The version that `schemathesis.toml` was written for. */
export const installCommand = 'pip install schemathesis==4.32.5'

const about = `send generated requests to the service with Schemathesis

It starts the service with a temporary database and without rate limits. The requests are made from the contract: valid \
ones must succeed, invalid ones must be refused, and every response must be as declared. The service can reach only this \
machine. packages/contract-tests/schemathesis.toml lists the exceptions with their reasons. The exit status is 1 if \
anything else is found.

Schemathesis is a Python program that is not part of the repository:

  ${installCommand}`

const examples = `
Examples:
  npm run -s fuzz
  npm run -s fuzz -- --only createLabel --max-examples 500
  npm run -s fuzz -- --seed 1234`

/** The options of `fuzz`. */
export function fuzzCommand() {
  return new Command('npm run -s fuzz --')
    .description(about)
    .option('--seed <number>', 'generate the requests of an earlier run again; it prints its seed')
    .option('--max-examples <number>', 'the max number of generated requests per operation and phase')
    .option('--only <operationId>', 'test only this operation, without sequences')
    .addHelpText('after', examples)
}

export type FuzzOptions = ReturnType<ReturnType<typeof fuzzCommand>['opts']>
