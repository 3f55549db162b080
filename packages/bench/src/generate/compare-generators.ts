import { type DocumentScore, generates, type SuiteScore } from '@channel/codegen/score'
import type { MeasuredGenerators } from '../generators/measured.ts'
import { describeMeasured, measures, renderMeasured } from '../generators/render-measured.ts'
import type { Cost } from '../processes/lowest-cost.ts'
import { atMost, type Report } from '../report/goal.ts'
import { githubName } from './github-document.ts'
import type { DocumentCost } from './measure-document.ts'
import { lowestAgreement, percent, totalShare } from './score-documents.ts'

/** The measurements of this run. */
export interface Comparison {
  readonly suite: SuiteScore
  readonly documents: readonly DocumentScore[]
  readonly wire: WireScore
  /** Costs of GitHub's document. Undefined if it is refused or could not be downloaded. */
  readonly github: DocumentCost | undefined
}

/** A measure, this generator's figure, and the goal. */
type Row = readonly [measure: string, own: string, wanted: string]

/** Counts of correctly decoded requests. */
export interface WireScore {
  /** Correct ones of the 22 requests that other generators are measured with. */
  readonly common: number
  readonly right: number
  readonly requests: number
}

/** The target was set as 715 of 727 tests. */
const wantedShare = 715 / 727

/**
 * The table that compares this generator with four others.
 *
 * @param measured an earlier run of `bench generators`
 */
export function compareGenerators(
  { suite, documents, github, wire }: Comparison,
  measured: MeasuredGenerators,
): Report {
  const generating = documents.filter(generates).length
  const agreement = lowestAgreement(documents)
  const wantedTests = Math.ceil(suite.tests * wantedShare)
  const wantedDocuments = Math.ceil((documents.length * 60) / 65)
  const cpu = (cost: Cost | undefined) => cost?.cpuSeconds ?? Number.NaN
  const generateCpu = cpu(github?.generate)
  const generateMegabytes = github?.generate.peakMegabytes ?? Number.NaN
  const missing = documents.some(({ name }) => name === githubName) ? 'refused' : 'not got'
  const shown = (value: number, digits = 2) => (Number.isNaN(value) ? missing : value.toFixed(digits))
  const ours: readonly Row[] = [
    [`${measures[0]}, of ${suite.tests}, where Ajv has ${suite.ajvRight}`, `${suite.right}`, `≥ ${wantedTests}`],
    [measures[1], percent(agreement), '≥ 99.95 %'],
    [measures[2], percent(totalShare(documents, 'agreed', 'judged')), '–'],
    [measures[3], `${wire.common}/22, ${wire.right}/${wire.requests} in all`, 'all'],
    [measures[4], `${generating} of ${documents.length}`, `≥ ${wantedDocuments}`],
    [measures[5], shown(generateCpu), '≤ 2'],
    [measures[6], shown(generateMegabytes, 0), '≤ 250'],
    ['examples of the documents that it accepts', percent(totalShare(documents, 'accepted', 'examples')), '–'],
    ['import the largest tag: CPU s', shown(cpu(github?.importOneTag)), '≤ 1'],
    ['import all: CPU s', shown(cpu(github?.importAll)), '≤ 2'],
    ['type-check with every handler: CPU s', shown(cpu(github?.typeCheck)), '≤ 1.5'],
  ]
  const table = renderMeasured(measured, suite.tests, ours, ['ours', 'wanted'])
  return {
    text: `${table}\n\n${describeMeasured(measured)}`,
    goals: [
      { name: 'JSON Schema tests', measured: suite.right, bound: { atLeast: wantedTests } },
      { name: 'lowest agreement with Ajv', measured: agreement * 100, bound: { atLeast: 99.95 }, unit: '%' },
      { name: 'requests decoded', measured: wire.right, bound: { atLeast: wire.requests } },
      { name: 'documents that generate', measured: generating, bound: { atLeast: wantedDocuments } },
      atMost('generation of 1,223 operations', generateCpu, 2, 'CPU s'),
      atMost('generation of 1,223 operations', generateMegabytes, 250, 'MB'),
      atMost('import of one tag', cpu(github?.importOneTag), 1, 'CPU s'),
      atMost('import of all', cpu(github?.importAll), 2, 'CPU s'),
      atMost('type check of all handlers', cpu(github?.typeCheck), 1.5, 'CPU s'),
    ],
  }
}
