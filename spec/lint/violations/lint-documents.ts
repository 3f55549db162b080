import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
const redocly = resolve(root, 'node_modules/@redocly/cli/bin/cli.js')

/** A problem reported by Redocly: `ruleId` is `channel/<rule>` for our own rules, `file` is absolute. */
export interface Problem {
  ruleId: string
  message: string
  file: string
}

/** Lints documents with spec/redocly.yaml in one process and returns every problem found. */
export function lintDocuments(documents: readonly string[]): Promise<Problem[]> {
  return lint(documents, resolve(root, 'spec/redocly.yaml'))
}

/** Lints the contract with all of Redocly's strictest recommended rules and no others. */
export function lintByRecommendedRules(): Promise<Problem[]> {
  return lint([resolve(root, 'spec/openapi.yaml')], resolve(import.meta.dirname, 'recommended.yaml'))
}

function lint(documents: readonly string[], config: string): Promise<Problem[]> {
  const args = [redocly, 'lint', ...documents, '--config', config, '--format', 'json', '--max-problems', '1000']
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) => {
      try {
        const problems = reportsIn(stdout).flatMap((report) => report.problems)
        done(problems.map(({ ruleId, message, location }) => ({ ruleId, message, file: fileOf(location) })))
      } catch (error) {
        fail(new Error(`Redocly's report cannot be read: ${stderr}`, { cause: error }))
      }
    })
  })
}

interface Reported {
  ruleId: string
  message: string
  location: { source: { ref: string } }[]
}

/** Redocly prints one JSON object for each document, one after the other. */
function reportsIn(output: string): { problems: Reported[] }[] {
  return output
    .split(/(?<=^\})/m)
    .filter((report) => report.trim() !== '')
    .map((report) => JSON.parse(report))
}

function fileOf(location: Reported['location']): string {
  return resolve(root, location[0]?.source.ref ?? '')
}
