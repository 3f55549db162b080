import { Command, Help } from '@commander-js/extra-typings'
import { invocation } from '../program-name.ts'

/** Creates a `<noun> <verb>` command with the common options. The examples omit the program's name. */
export function operatorCommand(verb: string, description: string, examples: readonly string[]) {
  const shown = examples.map((example) => `  ${invocation} ${example}`)
  return new Command(verb)
    .description(description)
    .configureHelp({ optionDescription })
    .option('--json', 'print JSON and nothing else on standard output')
    .addHelpText('after', `\n${shown.length === 1 ? 'Example' : 'Examples'}:\n${shown.join('\n')}`)
}

function optionDescription(...[option]: Parameters<Help['optionDescription']>): string {
  const text = new Help().optionDescription(option)
  return option.mandatory ? `${text} (required)` : text
}
