import {
  type DocumentFile,
  documentsIn,
  generates,
  isRight,
  publicDocuments,
  runWireCases,
  scoreSuite,
} from '@channel/codegen/score'
import type { BenchOptions } from '../bench-command.ts'
import { readMeasured } from '../generators/measured.ts'
import type { Report } from '../report/goal.ts'
import { buildGenerator } from './built-generator.ts'
import { compareGenerators, type WireScore } from './compare-generators.ts'
import { githubDocument, githubName } from './github-document.ts'
import { measureDocument } from './measure-document.ts'
import { renderDocuments, renderProblems, scoreDocuments } from './score-documents.ts'
import { writeComparison } from './write-comparison.ts'

/**
 * Scores the JSON Schema tests and the documents, measures the costs of GitHub's, and compares all with four other
 * generators.
 *
 * @throws Error with the name and output of a command that fails
 */
export async function runGenerate(options: BenchOptions, log: (line: string) => void): Promise<Report> {
  log('build')
  await buildGenerator()
  log('JSON Schema tests')
  const suite = await scoreSuite(options.jsonSchemaTests)
  const wire = await scoreWire()
  const files = options.documents === undefined ? publicDocuments() : documentsIn(options.documents)
  const github = await getGithub(log)
  const documents = await scoreDocuments(github === undefined ? files : [...files, github], log)
  const canMeasure = documents.some((score) => score.name === githubName && generates(score))
  if (canMeasure) log('cost of GitHub’s document')
  const cost = github !== undefined && canMeasure ? await measureDocument(github.path, options.rounds) : undefined
  const comparison = compareGenerators({ suite, documents, wire, github: cost }, readMeasured())
  if (options.readme) writeComparison(comparison.text)
  return {
    text: [
      comparison.text,
      `JSON Schema tests: ${suite.right} right, ${suite.refused} refused, ${suite.wrong} wrong`,
      renderDocuments(documents),
      renderProblems(documents),
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
