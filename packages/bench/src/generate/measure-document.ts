import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDocument } from '@channel/codegen'
import { type Cost, lowestCost } from '../processes/lowest-cost.ts'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'
import { checkTypes } from './check-types.ts'
import { generators } from './generators.ts'
import { makeDirectory } from './prepare-directory.ts'

/** Costs of a document, from parsing it to type-checking a program that serves it. */
export interface DocumentCost {
  readonly generate: Cost
  readonly importAll: Cost
  readonly importOneTag: Cost
  readonly typeCheck: Cost
}

/**
 * Measures the document in a file, several times in turn. Of each cost, the lowest counts: what else the machine does only
 * adds.
 *
 * @throws Error if it does not generate or the result does not work
 */
export async function measureDocument(path: string, rounds: number): Promise<DocumentCost> {
  const directory = await makeDirectory(JSON.stringify(await readDocument(path)))
  const costs: Record<keyof DocumentCost, CommandCost>[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      await rm(join(directory, 'ours'), { recursive: true, force: true })
      costs.push(await measureOnce(directory))
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
  const lowestOf = (step: keyof DocumentCost) => lowestCost(costs.map((cost) => cost[step]))
  return {
    generate: lowestOf('generate'),
    importAll: lowestOf('importAll'),
    importOneTag: lowestOf('importOneTag'),
    typeCheck: lowestOf('typeCheck'),
  }
}

async function measureOnce(directory: string) {
  const generate = await succeed(measureCommand(generators[0]!.args, directory))
  const importAll = await succeed(measureImport('routes.js', directory))
  const importOneTag = await succeed(measureImport(await largestRoutes(directory), directory))
  await writeFile(join(directory, 'ours/every-handler.ts'), await everyHandler(directory))
  const typeCheck = await succeed(checkTypes(directory, 'ours', { declarations: false }))
  return { generate, importAll, importOneTag, typeCheck }
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
