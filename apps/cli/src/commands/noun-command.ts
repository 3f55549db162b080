import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings'

/** Groups the verbs of a noun; without a verb, or with an unknown one, it ends with one line that lists them. */
export function nounCommand(
  noun: string,
  description: string,
  verbs: readonly CommandUnknownOpts[],
): CommandUnknownOpts {
  const command = new Command(noun).description(description)
  for (const verb of verbs) command.addCommand(verb)
  return expectSubcommand(command)
}

export function expectSubcommand(command: Command): Command {
  const names = command.commands.map((each) => each.name()).join(', ')
  // Unknown options are let through, so that a mistyped verb is named before the options that only the right one has.
  return command
    .usage('[options] [command]')
    .allowExcessArguments()
    .allowUnknownOption()
    .action(() => {
      const [given] = command.args
      if (given?.startsWith('-')) command.error(`unknown option '${given}'`)
      command.error(
        given === undefined ? `say what to do, one of: ${names}` : `unknown command '${given}', there are: ${names}`,
      )
    })
}
