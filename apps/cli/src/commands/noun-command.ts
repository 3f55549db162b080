import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings'

/** Groups the verbs of a noun. Without a verb, or with an unknown one, it fails with one line that lists them. */
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
  // Unknown options are accepted here, so that a mistyped verb is reported before options that only the correct
  // verb has.
  return command
    .usage('[options] [command]')
    .allowExcessArguments()
    .allowUnknownOption()
    .action(() => {
      const [given] = command.args
      if (given?.startsWith('-')) command.error(`unknown option '${given}'`)
      command.error(
        given === undefined
          ? `a command is missing, one of: ${names}`
          : `unknown command '${given}', expected one of: ${names}`,
      )
    })
}
