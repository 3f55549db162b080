import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDocument } from '@channel/codegen'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'
import { checkTypes } from './check-types.ts'
import { generators } from './generators.ts'
import { makeDirectory } from './prepare-directory.ts'

/** Costs of a document, from parsing it to type-checking a program that serves it. */
export interface DocumentCost {
  readonly generate: CommandCost
  readonly importAll: CommandCost
  readonly importOneTag: CommandCost
  readonly typeCheck: CommandCost
}

/**
 * Measures the document in a file.
 *
 * @throws Error if it does not generate or the result does not work
 */
export async function measureDocument(path: string): Promise<DocumentCost> {
  const directory = await makeDirectory(JSON.stringify(await readDocument(path)))
  try {
    const generate = await succeed(measureCommand(generators[0]!.args, directory))
    const importAll = await succeed(measureImport('routes.js', directory))
    const importOneTag = await succeed(measureImport(await largestRoutes(directory), directory))
    await writeFile(join(directory, 'ours/every-handler.ts'), await everyHandler(directory))
    const typeCheck = await succeed(checkTypes(directory, 'ours', { declarations: false }))
    return { generate, importAll, importOneTag, typeCheck }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function succeed(running: Promise<CommandCost>): Promise<CommandCost> {
  const cost = await running
  if (cost.exitCode !== 0) throw new Error(`the generated code does not work:\n${cost.output.slice(0, 600)}`)
  return cost
}

function measureImport(file: string, directory: string): Promise<CommandCost> {
  return measureCommand(['--input-type=module', '--eval', `await import('./ours/${file}')`], directory)
}

/** The largest routes file. */
async function largestRoutes(directory: string): Promise<string> {
  const files = (await readdir(join(directory, 'ours/routes'))).filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(directory, 'ours/routes', file))).size))
  return `routes/${files[sizes.indexOf(Math.max(...sizes))]}`
}

/** Writes a handler for each operation. They return `never`, because documents may lack examples. */
async function everyHandler(directory: string): Promise<string> {
  const routes = await readFile(join(directory, 'ours/routes.d.ts'), 'utf8')
  const operations = [...routes.matchAll(/^ {2}readonly ('[^']+'|[\w$]+): typeof /gm)].map(([, name]) => name)
  if (operations.length === 0) throw new Error('no operation was found in routes.d.ts')
  return [
    `import type { AllHandlers } from './handlers.js'`,
    '',
    'declare const never: never',
    'export const handlers: AllHandlers<object> = {',
    ...operations.map((name) => `  ${name}: () => never,`),
    '}',
    '',
  ].join('\n')
}
