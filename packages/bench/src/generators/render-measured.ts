import { percent } from '../generate/score-documents.ts'
import { renderTable } from '../report/render-table.ts'
import type { MeasuredGenerator, MeasuredGenerators } from './measured.ts'

/** The columns of every generator, in this order. */
export const measures = [
  'JSON Schema tests',
  'lowest agreement with Ajv on a document',
  'agreement with Ajv on all documents',
  'requests decoded as the document says',
  'public documents that generate as they are',
  'generate 1,223 operations: CPU s',
  'generate 1,223 operations: peak MB',
] as const

/**
 * The figures of a generator, in the order of `measures`.
 *
 * @param tests the number of JSON Schema tests that the table is about; named in the figure if it differs
 */
export function figuresOf(generator: MeasuredGenerator, measured: MeasuredGenerators, tests: number): string[] {
  const { testsRight, lowestAgreement, judged, agreed, requestsRight, documents, github } = generator
  return [
    measured.tests === tests ? `${testsRight}` : `${testsRight}/${measured.tests}`,
    lowestAgreement === null ? '–' : percent(lowestAgreement),
    judged === 0 ? '–' : percent(agreed / judged),
    requestsRight === null ? '–' : `${requestsRight}/${measured.requests}`,
    `${documents} of ${measured.documents}`,
    ...('crash' in github ? ['crash', 'crash'] : [github.cpuSeconds.toFixed(2), github.peakMegabytes.toFixed(0)]),
  ]
}

/**
 * The figures of all generators, one column each, this one last.
 *
 * @param rows a row for each measure, and further ones: its name, and the cells of more columns
 */
export function renderMeasured(
  measured: MeasuredGenerators,
  tests = measured.tests,
  rows: readonly (readonly string[])[] = measures.map((measure, row) => [
    row === 0 ? `${measure}, of ${tests}` : measure,
  ]),
  moreColumns: readonly string[] = [],
): string {
  const isOurs = ({ name }: MeasuredGenerator) => name === 'ours'
  const generators = measured.generators.toSorted((one, other) => Number(isOurs(one)) - Number(isOurs(other)))
  const names = generators.map((generator) => (isOurs(generator) ? 'ours, same run' : generator.name))
  const columns = generators.map((generator) => figuresOf(generator, measured, tests))
  return renderTable(
    ['measure', ...names, ...moreColumns],
    rows.map(([measure = '', ...more], row) => [measure, ...columns.map((column) => column[row] ?? '–'), ...more]),
  )
}

/** Says where the figures of the other generators come from. */
export function describeMeasured({ date, machine, zod, generators, documents, rounds }: MeasuredGenerators): string {
  const others = generators.filter(({ name }) => name !== 'ours')
  return `'ours' is measured by \`npm run -s bench -- generate --readme\`, which writes this table. The columns before it are recorded
figures of \`npm run -s bench -- generators\`, all of one run, on ${date}:
  ${machine}, zod ${zod}
${others.map(({ versions, makes }) => `  ${listed(versions)} (${makes})\n`).join('')}In that run, each schema of the JSON Schema tests was generated alone; one that does not generate counts as wrong. A
document generates if its code can be imported; ours refuses what it cannot validate. Agreement is on the component schemas of those
of the ${documents} documents that generate; 'ours' is also on bodies and on GitHub's document, with fewer mutations.
Requests are sent to a document with their parameters only, because the whole one uses what some refuse. Costs are the lowest of
${rounds}; they rise on a busy machine, so compare them within the run.`
}

function listed(versions: Readonly<Record<string, string>>): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
}
