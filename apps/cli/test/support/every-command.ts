import type { CommandUnknownOpts } from '@commander-js/extra-typings'

/** The path of every command: the program itself (`[]`), each noun, each verb. */
export function everyCommand(command: CommandUnknownOpts, path: string[] = []): string[][] {
  return [path, ...command.commands.flatMap((child) => everyCommand(child, [...path, child.name()]))]
}
