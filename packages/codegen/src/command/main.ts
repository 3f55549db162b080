import type { DocumentConfig } from '../config.ts'
import { UnreadableDocument } from '../read/parse-file.ts'
import {
  type Arguments,
  clientUsage,
  parseArguments,
  parseClientArguments,
  UsageError,
  usage,
  wrong,
} from './arguments.ts'
import { init } from './init.ts'
import { findConfig, readConfig, whyWrongDirectories } from './read-config.ts'
import { generateNow, runAll } from './run-all.ts'
import { runBeside } from './run-beside.ts'
import { watchFiles } from './watch-files.ts'

/** Runs the command. Sets the exit code of the process. */
export async function main(args: readonly string[]): Promise<void> {
  const [command, ...rest] = args
  try {
    process.exitCode =
      command === 'init'
        ? await init(rest)
        : command === 'client'
          ? await generate(parseClientArguments(rest), clientUsage)
          : await generate(parseArguments(args), usage)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof UnreadableDocument)) throw error
    console.error(`openapi-hono: ${error.message}`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** @returns the exit code, with --watch before it ends */
async function generate(options: Arguments | undefined, help: string): Promise<number> {
  if (options === undefined) {
    console.log(help)
    return 0
  }
  const { document, given, watch, command } = options
  const config = document === undefined ? findConfig(options) : undefined
  if (document === undefined && config === undefined) throw wrong('Give a document, or write openapi-hono.config.ts.')
  const single = document === undefined ? undefined : { source: document, ...given, document }
  const reason = single && whyWrongDirectories(single)
  if (reason !== undefined) throw wrong(`${reason.replaceAll(/'(\w+)'/g, '--$1')}.`)
  const documentsNow = async (): Promise<DocumentConfig[]> =>
    single === undefined ? readConfig(config!, given) : [single]
  if (!watch) return (await runAll(await documentsNow(), { check: options.check, print: console })).exitCode
  const own = config === undefined ? [document!, ...(given.overlays ?? [])] : [config]
  const watching = watchFiles(own, async (willRead) => (await generateNow(documentsNow, console, willRead)).read)
  await watching.ready
  if (command !== undefined) runBeside(command)
  return 0
}
