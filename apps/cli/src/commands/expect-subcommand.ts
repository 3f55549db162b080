import type { Command } from '@commander-js/extra-typings'

/** Makes the command fail without a subcommand, or with an unknown one: one line lists them. */
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
