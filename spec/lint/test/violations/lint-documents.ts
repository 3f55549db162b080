import { resolve } from 'node:path'
import { lint, loadConfig } from '@redocly/openapi-core'

const spec = resolve(import.meta.dirname, '../../..')

/** A problem reported by Redocly: `ruleId` is `channel/<rule>` for our own rules, `file` is absolute. */
export interface Problem {
  ruleId: string
  message: string
  file: string
}

/** Lints documents with spec/redocly.yaml and returns every problem found. */
export function lintDocuments(documents: readonly string[]): Promise<Problem[]> {
  return lintWith(resolve(spec, 'redocly.yaml'), documents)
}

/** Lints the contract with all of Redocly's strictest recommended rules and no others. */
export function lintByRecommendedRules(): Promise<Problem[]> {
  return lintWith(resolve(import.meta.dirname, 'recommended.yaml'), [resolve(spec, 'openapi.yaml')])
}

async function lintWith(configPath: string, documents: readonly string[]): Promise<Problem[]> {
  const config = await loadConfig({ configPath })
  const problems = await Promise.all(documents.map((ref) => lint({ ref, config })))
  return problems.flat().map(({ ruleId, message, location: [location] }) => ({
    ruleId,
    message,
    file: location?.source.absoluteRef ?? '',
  }))
}
