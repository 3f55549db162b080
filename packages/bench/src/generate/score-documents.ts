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

/** One row per problem: number of documents, documents with no other problem, and occurrences. */
export function renderProblems(scores: readonly DocumentScore[]): string {
  const found = new Map<string, { documents: number; alone: number; occurrences: number }>()
  for (const { problems = [], failure } of scores) {
    const kinds = Map.groupBy(failure === undefined ? problems : [`A bug, ${failure}`], kindOf)
    for (const [kind, occurrences] of kinds) {
      const before = found.get(kind) ?? { documents: 0, alone: 0, occurrences: 0 }
      found.set(kind, {
        documents: before.documents + 1,
        alone: before.alone + (kinds.size === 1 ? 1 : 0),
        occurrences: before.occurrences + occurrences.length,
      })
    }
  }
  const rows = [...found].sort(
    ([, one], [, other]) => other.documents - one.documents || other.occurrences - one.occurrences,
  )
  return renderTable(
    ['problem', 'documents', 'alone in', 'occurrences'],
    rows.map(([kind, { documents, alone, occurrences }]) => [kind, ...[documents, alone, occurrences].map(String)]),
  )
}

/** A message without names, so that the same problem is counted once. Keeps keywords, styles and formats. */
export function kindOf(message: string): string {
  const line = message.split('\n', 1)[0]!
  if (/^The (?:keyword|field|style|format)\b/.test(line)) return line
  return line
    .replaceAll(/'[^']*'|"[^"]*"/g, '…')
    .replace(/^The (TypeScript name|operationId|tag) \S+/, 'The $1 …')
    .replace(/ by .+$/, ' by …')
}

/** The lowest agreement of the documents that generate. NaN if none does. */
export function lowestAgreement(scores: readonly DocumentScore[]): number {
  const shares = scores.flatMap(({ agreement }) => (agreement?.judged ? [agreement.agreed / agreement.judged] : []))
  return shares.length === 0 ? Number.NaN : Math.min(...shares)
}

/** The agreement over all values. NaN if no document generates. */
export function totalAgreement(scores: readonly DocumentScore[]): number {
  const agreements = scores.flatMap(({ agreement }) => agreement ?? [])
  const sum = (key: 'agreed' | 'judged') => agreements.reduce((total, each) => total + each[key], 0)
  return sum('agreed') / sum('judged')
}

export function percent(share: number): string {
  return Number.isNaN(share) ? 'none generates' : `${(share * 100).toFixed(2)} %`
}
