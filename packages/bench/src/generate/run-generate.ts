import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { buildGenerator } from './built-generator.ts'
import { checkThatMistakesShow } from './check-that-mistakes-show.ts'
import { checkTypes } from './check-types.ts'
import { generators } from './generators.ts'
import { measureSizes } from './measure-sizes.ts'
import { prepareDirectory } from './prepare-directory.ts'
import { type ComparisonOptions, runComparison } from './run-comparison.ts'
import { writeHandlers } from './write-handlers.ts'

const allDeclarations = 'type check, one checker: the same and every declaration'
const typeCheck = 'type check: our output and all handlers'
const libraries = 'type check, one checker: the libraries’ declarations alone'
const handlersFile = 'ours/all-handlers.ts'

/** The size of the document, the number of rounds, and which other documents and tests to use. */
export interface GenerateOptions extends ComparisonOptions {
  readonly operations: number
}

/**
 * Measures the generator: correctness, cost by document size, and cost compared with other generators.
 *
 * @returns the tables and the goals
 * @throws Error with the name and output of a command that fails
 */
export async function runGenerate(options: GenerateOptions, log: (line: string) => void): Promise<Report> {
  log('build')
  await buildGenerator()
  const reports = [
    await runComparison(options, log),
    await measureSizes(options.operations, options.rounds),
    await measureLargeContract(options, log),
  ]
  return { text: reports.map(({ text }) => text).join('\n\n'), goals: reports.flatMap(({ goals }) => goals) }
}

interface Report {
  readonly text: string
  readonly goals: Goal[]
}

/** Measures the repeated contract: generation by each generator, and type-checking a handler for every operation. */
async function measureLargeContract(options: GenerateOptions, log: (line: string) => void): Promise<Report> {
  const directory = await prepareDirectory(options.operations)
  const { path, document } = directory
  const costs = new Map<string, CommandCost[]>()
  async function take(name: string, run: () => Promise<CommandCost>): Promise<void> {
    const cost = await run()
    if (cost.exitCode !== 0) {
      const complaint = cost.output.trim().split('\n').slice(0, 5).join('\n')
      throw new Error(`${name} ended with ${cost.exitCode}:\n${complaint}`)
    }
    costs.set(name, [...(costs.get(name) ?? []), cost])
  }
  try {
    for (let round = 1; round <= options.rounds; round++) {
      log(`round ${round} of ${options.rounds}`)
      for (const { name, args, output, makes } of generators) {
        await rm(join(path, output), { recursive: true, force: true })
        await take(`${name}: ${makes}`, () => measureCommand(args, path))
      }
      await writeFile(join(path, handlersFile), writeHandlers(document))
      await take(allDeclarations, () => checkTypes(path, 'ours', { declarations: true, oneChecker: true }))
      await take(typeCheck, () => checkTypes(path, 'ours', { declarations: false }))
      await take(libraries, () => checkTypes(path, 'libraries', { declarations: true, oneChecker: true }))
      await take('type check: output of openapi-typescript', () =>
        checkTypes(path, 'openapi-typescript', { declarations: true }),
      )
      await take('type check: output of @hey-api/openapi-ts', () =>
        checkTypes(path, 'hey-api', { declarations: false }),
      )
    }
    log('checking that mistakes are reported')
    await checkThatMistakesShow(path, handlersFile)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
  // What else the machine does only adds.
  const lowest = (name: string, key: keyof Omit<CommandCost, 'output'>) =>
    Math.min(...(costs.get(name) ?? []).map((cost) => cost[key]))
  const ours = `${generators[0]?.name}: ${generators[0]?.makes}`
  return {
    text: [
      `generating from ${directory.operations} operations (${directory.megabytes.toFixed(1)} MB of JSON)`,
      renderTable(
        ['', 'CPU s', 'wall s', 'peak MB'],
        [...costs.keys()].map((name) => [
          name,
          lowest(name, 'cpuSeconds').toFixed(2),
          lowest(name, 'wallSeconds').toFixed(2),
          lowest(name, 'peakMegabytes').toFixed(0),
        ]),
      ),
    ].join('\n'),
    goals: [
      {
        name: 'repeated contract: generation',
        measured: lowest(ours, 'cpuSeconds'),
        bound: { atMost: 2 },
        unit: 'CPU s',
      },
      {
        name: 'repeated contract: generation',
        measured: lowest(ours, 'peakMegabytes'),
        bound: { atMost: 250 },
        unit: 'MB',
      },
      {
        name: 'repeated contract: type check of all handlers',
        measured: lowest(typeCheck, 'cpuSeconds'),
        bound: { atMost: 1.5 },
        unit: 'CPU s',
      },
    ],
  }
}
