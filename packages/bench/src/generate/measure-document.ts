import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDocument } from '@channel/codegen'
import { ours } from '../generators/candidates.ts'
import { type Cost, lowestCost } from '../processes/lowest-cost.ts'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'
import { checkTypes } from './check-types.ts'
import { makeDirectory } from './make-directory.ts'

/** Costs of a document, from parsing it to type-checking a program that serves it. */
export type DocumentCost = Readonly<Record<Step, Cost>>
type Step = 'generate' | 'importAll' | 'importOneTag' | 'typeCheck'

/**
 * Measures the document in a file, several times in turn. Of each cost, the lowest counts: what else the machine does only
 * adds.
 *
 * @throws Error if it does not generate or the result does not work
 */
export async function measureDocument(path: string, rounds: number): Promise<DocumentCost> {
  const directory = await makeDirectory(JSON.stringify((await loadDocument(path)).document))
  const costs: Record<Step, CommandCost>[] = []
  try {
    while (costs.length < rounds) costs.push(await measureOnce(directory))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
  const lowestOf = (step: Step) => lowestCost(costs.map((cost) => cost[step]))
  return {
    generate: lowestOf('generate'),
    importAll: lowestOf('importAll'),
    importOneTag: lowestOf('importOneTag'),
    typeCheck: lowestOf('typeCheck'),
  }
}

async function measureOnce(directory: string): Promise<Record<Step, CommandCost>> {
  const output = join(directory, ours.output)
  await rm(output, { recursive: true, force: true })
  const generate = await succeed(measureCommand(ours.args, directory))
  const importAll = await succeed(measureImport('routes.js', directory))
  const importOneTag = await succeed(measureImport(await largestRoutes(output), directory))
  await writeFile(join(output, 'every-handler.ts'), await everyHandler(output))
  const typeCheck = await succeed(checkTypes(directory, ours.output))
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
async function largestRoutes(output: string): Promise<string> {
  const files = (await readdir(join(output, 'routes'))).filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(output, 'routes', file))).size))
  return `routes/${files[sizes.indexOf(Math.max(...sizes))]}`
}

/** Writes an app with a handler for each operation. They return `never`, because documents may lack examples. */
async function everyHandler(output: string): Promise<string> {
  const namesIn = async (file: string, row: RegExp) =>
    [...(await readFile(join(output, file), 'utf8')).matchAll(row)].map(([, name]) => name)
  const operations = await namesIn('routes.d.ts', /^ {2}readonly ('[^']+'|[\w$]+): typeof /gm)
  const schemes = await namesIn('handlers.d.ts', /^ {2}readonly ('[^']+'|[\w$]+): SecurityHandler</gm)
  if (operations.length === 0) throw new Error('no operation was found in routes.d.ts')
  return [
    `import { createApp } from '@channel/codegen/hono'`,
    `import { routes } from './routes.js'`,
    '',
    'declare const never: never',
    'export const app = createApp(routes, {',
    ...(schemes.length > 0 ? ['  security: {', ...schemes.map((name) => `    ${name}: () => never,`), '  },'] : []),
    '  handlers: {',
    ...operations.map((name) => `    ${name}: () => never,`),
    '  },',
    '})',
    '',
  ].join('\n')
}
