import { environmentHelp, type NameFor, readVariables } from '@channel/settings'
import { Command, Help } from '@commander-js/extra-typings'
import { invocation } from '../program-name.ts'

/** The variables of a command that uses the database. */
export const databaseNames = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'CHANNEL_DATA_DIR', 'CHANNEL_DEBUG'] as const

/**
 * Creates a `<noun> <verb>` command with the common options. The examples omit the program's name.
 *
 * @param description the list of commands shows its first line
 * @param variables those that it reads: its help lists each once, and it does not run if one is invalid
 */
export function operatorCommand(
  verb: string,
  description: string,
  examples: readonly string[],
  variables: readonly NameFor<'command'>[] = databaseNames,
) {
  const names = [...new Set(variables)]
  const shown = examples.map((example) => `  ${invocation} ${example}`)
  return new Command(verb)
    .description(description)
    .summary(description.split('\n', 1)[0] as string)
    .configureHelp({ optionDescription })
    .option('--json', 'print JSON and nothing else on standard output')
    .addHelpText('after', `\n${shown.length === 1 ? 'Example' : 'Examples'}:\n${shown.join('\n')}`)
    .addHelpText('after', `\n${environmentHelp(names)}`)
    .hook('preAction', () => void readVariables(process.env, names))
}

function optionDescription(...[option]: Parameters<Help['optionDescription']>): string {
  const text = new Help().optionDescription(option)
  return option.mandatory ? `${text} (required)` : text
}
