import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { DocumentConfig } from '../config.ts'
import { newService } from '../service/new-service.ts'
import { packageSource } from '../service/package-source.ts'
import { helpOn, parseOptions, wrong } from './arguments.ts'
import { documentOptions, movedPaths } from './document-options.ts'
import { configNames } from './read-config.ts'
import { runOnce } from './run-once.ts'

const keys = Object.keys(documentOptions).filter((key) => !['out', 'client', 'service'].includes(key))

const usage = `openapi-hono init <document> [directory] [options]

Writes a service that serves a document, into the directory (default: this one): handlers that answer 501, security handlers
that refuse, an app, a server, a test and a config file. It overwrites no file. Later, 'openapi-hono' in the directory adds stubs
of new operations, and changes nothing that was written by hand.

${helpOn(keys)}
  --help                   this text

The options go into the config file.`

/** Runs `openapi-hono init`. @returns the exit code @throws UsageError */
export async function init(args: readonly string[]): Promise<number> {
  const { values, positionals, given } = parseOptions(args, keys, { help: { type: 'boolean' } })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const [document, directory = '.', ...more] = positionals
  if (document === undefined || more.length > 0) throw wrong('Give a document and at most one directory.')
  // JavaScript is not copied by the compiler, so it is beside the sources.
  const output = given.output ?? 'ts'
  const generated = output === 'ts' ? 'src/generated' : 'generated'
  const taken = [...configNames, generated, 'src/handlers.ts'].find((name) => existsSync(join(directory, name)))
  if (taken !== undefined) throw wrong(`${join(directory, taken)} exists already. Give another directory.`)
  const moved = (path: string) => relative(resolve(directory), resolve(path)).replaceAll('\\', '/')
  const own = { out: generated, output, service: 'src' } as const
  const [out, service] = [join(directory, generated), join(directory, 'src')]
  const { exitCode, api } = await runOnce(
    { source: moved(document), ...given, document, out, output, service },
    { check: false, print: console },
  )
  if (api === undefined) return exitCode
  // From a document without faults, a later one is better refused than served without the operation.
  const strict = given.strict ?? (api.leftOut.length === 0 ? true : undefined)
  const config: DocumentConfig = { ...movedPaths({ ...given, document, strict }, moved), ...own }
  const source = packageSource(directory)
  for (const [name, text] of newService(basename(resolve(directory)), config, api, source)) {
    const path = join(directory, name)
    if (existsSync(path)) {
      console.error(`kept ${path}${name === 'package.json' ? `; a service needs there:\n${text}` : ''}`)
      continue
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`wrote ${path}`)
  }
  const enter = directory === '.' ? '' : `cd ${quoted(directory)} && `
  console.log(`\nNext: ${enter}${source.command} && npm run -s dev`)
  return 0
}

/** A path as an argument in a shell. */
function quoted(path: string): string {
  return /^[\w./\\:-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}
