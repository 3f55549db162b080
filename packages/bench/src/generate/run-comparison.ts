import {
  type DocumentFile,
  documentsIn,
  generates,
  isRight,
  publicDocuments,
  runWireCases,
  scoreSuite,
} from '@channel/codegen/score'
import { readMeasured } from '../generators/measured.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { compareGenerators, type WireScore } from './compare-generators.ts'
import { githubDocument, githubName } from './github-document.ts'
import { type DocumentCost, measureDocument } from './measure-document.ts'
import { renderDocuments, renderProblems, scoreDocuments } from './score-documents.ts'
import { writeComparison } from './write-comparison.ts'

/** Which documents and tests to use. */
export interface ComparisonOptions {
  /** A directory of documents instead of the public ones. */
  readonly documents?: string | undefined
  /** A `draft2020-12` directory of the JSON-Schema-Test-Suite instead of the committed one. */
  readonly jsonSchemaTests?: string | undefined
  /** Writes the comparison into the generator's README. */
  readonly readme?: boolean | undefined
  /** How often each cost is measured. */
  readonly rounds: number
}

/** Documents that generate and have at least this many operations are measured individually. */
const largeOperations = 100

/** Scores the JSON Schema tests and the documents, and compares both with four other generators. */
export async function runComparison(
  options: ComparisonOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  log('JSON Schema tests')
  const suite = await scoreSuite(options.jsonSchemaTests)
  const wire = await scoreWire()
  const files = options.documents === undefined ? publicDocuments() : documentsIn(options.documents)
  const github = await getGithub(log)
  if (github !== undefined) files.push(github)
  const documents = await scoreDocuments(files, log)
  const costs = new Map<string, DocumentCost>()
  for (const [index, score] of documents.entries()) {
    if (score.operations < largeOperations || !generates(score)) continue
    log(`cost of ${score.name}`)
    costs.set(score.name, await measureDocument(files[index]!.path, options.rounds))
  }
  const comparison = compareGenerators({ suite, documents, wire, github: costs.get(githubName) }, readMeasured())
  if (options.readme) writeComparison(comparison.text)
  return {
    text: [
      comparison.text,
      `JSON Schema tests: ${suite.right} right, ${suite.refused} refused, ${suite.wrong} wrong`,
      renderDocuments(documents),
      renderProblems(documents),
      ...(costs.size === 0 ? [] : [renderCosts(costs)]),
    ].join('\n\n'),
    goals: comparison.goals,
  }
}

async function scoreWire(): Promise<WireScore> {
  const { common, further } = await runWireCases()
  const right = common.filter(isRight).length
  return {
    common: right,
    right: right + further.filter(isRight).length,
    requests: common.length + further.length,
  }
}

async function getGithub(log: (line: string) => void): Promise<DocumentFile | undefined> {
  try {
    return { name: githubName, path: await githubDocument() }
  } catch (error) {
    log(`without GitHub's document: ${(error as Error).message}`)
    return undefined
  }
}

function renderCosts(costs: ReadonlyMap<string, DocumentCost>): string {
  return renderTable(
    ['CPU s of large documents', 'generate', 'peak MB', 'import all', 'import a tag', 'type check'],
    [...costs].map(([name, { generate, importAll, importOneTag, typeCheck }]) => [
      name,
      generate.cpuSeconds.toFixed(2),
      generate.peakMegabytes.toFixed(0),
      ...[importAll, importOneTag, typeCheck].map((cost) => cost.cpuSeconds.toFixed(2)),
    ]),
  )
}
