import { type DocumentFile, type DocumentScore, generates, scoreDocument } from '@channel/codegen/score'
import { renderTable } from '../report/render-table.ts'

/** Scores documents one after the other. */
export async function scoreDocuments(
  documents: readonly DocumentFile[],
  log: (line: string) => void,
): Promise<DocumentScore[]> {
  const scores: DocumentScore[] = []
  for (const { name, path } of documents) {
    log(name)
    scores.push(await scoreDocument(name, path))
  }
  return scores
}

/** One row per document: whether it generates, and how often the generated zod agrees with Ajv. */
export function renderDocuments(scores: readonly DocumentScore[]): string {
  return renderTable(
    ['document', 'OpenAPI', 'operations', 'problems', 'values', 'agreement with Ajv'],
    scores.map((score) => [
      score.name,
      score.openapi,
      String(score.operations),
      generates(score) ? 'generates' : String(score.problems?.length ?? 'fails'),
      ...agreementOf(score),
    ]),
  )
}

function agreementOf({ agreement }: DocumentScore): string[] {
  if (agreement === undefined) return ['', '']
  return [String(agreement.judged), agreement.judged === 0 ? '' : percent(agreement.agreed / agreement.judged)]
}

/** The first problem of each document that does not generate, a line each. */
export function renderProblems(scores: readonly DocumentScore[]): string {
  const lines = scores.flatMap(({ name, problems, failure }) => {
    const first = failure === undefined ? problems?.[0] : `a bug, ${failure}`
    return first === undefined ? [] : [`${name}: ${first.split('\n', 1)[0]}`]
  })
  return lines.join('\n')
}

/** The lowest agreement of the documents that generate. NaN if none does. */
export function lowestAgreement(scores: readonly DocumentScore[]): number {
  const shares = scores.flatMap(({ agreement }) => (agreement?.judged ? [agreement.agreed / agreement.judged] : []))
  return shares.length === 0 ? Number.NaN : Math.min(...shares)
}

/** The share of one count in another, over all documents. NaN if no document generates. */
export function totalShare(
  scores: readonly DocumentScore[],
  part: 'agreed' | 'accepted',
  whole: 'judged' | 'examples',
): number {
  const agreements = scores.flatMap(({ agreement }) => agreement ?? [])
  const sum = (key: typeof part | typeof whole) => agreements.reduce((total, each) => total + each[key], 0)
  return sum(part) / sum(whole)
}

export function percent(share: number): string {
  return Number.isNaN(share) ? 'none generates' : `${(share * 100).toFixed(2)} %`
}
