import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type LintException, lintExceptions } from '../../spec/lint/lint-exceptions.ts'
import { generated, spec } from '../command/paths.ts'
import { runInstalled } from '../command/run.ts'

/** A problem in Spectral's format. */
interface Finding {
  code: string
  path: string[]
  message: string
}

/** Spectral's recommended rules for OpenAPI. */
const allRules = join(spec, 'spectral.yaml')
/** Those that no other check of `npm run -s verify` repeats. */
const quickRules = join(import.meta.dirname, 'spectral.yaml')

/** Lints a bundled document with Spectral. An unused exception is a problem too. */
export async function lintBySpectral(
  document: string,
  exceptions: readonly LintException[] = lintExceptions.spectral,
  ruleset = allRules,
): Promise<{ ok: boolean; output: string }> {
  const { stdout, output } = await runInstalled('spectral', [
    'lint',
    document,
    '--ruleset',
    ruleset,
    '--format',
    'json',
    '--quiet',
  ])
  const findings = parseFindings(stdout)
  if (findings === undefined) return { ok: false, output: `Spectral failed: ${output}` }
  const excused = new Set<LintException>()
  const problems = findings
    .filter((finding) => {
      const exception = exceptions.find((each) => excuses(each, finding))
      if (exception !== undefined) excused.add(exception)
      return exception === undefined
    })
    .map(({ code, path, message }) => `${path.join('.')}: ${message} (${code})`)
  const stale = exceptions
    .filter((exception) => !excused.has(exception))
    .map(({ rule }) => `spec/lint/exceptions.yaml: Spectral's ${rule} reports nothing any more; remove the exception.`)
  return { ok: problems.length + stale.length === 0, output: [...problems, ...stale].join('\n') }
}

function excuses({ rule, at }: LintException, { code, path }: Finding): boolean {
  return rule === code && (at === undefined || at.includes(path.join('.')))
}

function parseFindings(text: string): Finding[] | undefined {
  try {
    return JSON.parse(text) as Finding[]
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const { rules: off } = parse(readFileSync(quickRules, 'utf8')) as { rules: object }
  const exceptions = lintExceptions.spectral.filter(({ rule }) => !Object.hasOwn(off, rule))
  const { ok, output } = await lintBySpectral(join(generated, 'openapi.json'), exceptions, quickRules)
  if (!ok) console.error(output)
  process.exitCode = ok ? 0 : 1
}
