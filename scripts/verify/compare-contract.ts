import { staleFiles } from '../generate/compare-files.ts'
import { describeStale } from '../generate/describe-stale.ts'
import { readMadeOutputs } from '../generate/made-outputs.ts'

/** Compares the generated files with what make:contract has generated. @returns one text per stale file */
export function staleProblems(): string[] {
  return staleFiles(readMadeOutputs()).map(describeStale)
}

if (import.meta.main) {
  const problems = staleProblems()
  if (problems.length > 0) {
    console.error([...problems, 'Run: npm run -s generate'].join('\n'))
    process.exitCode = 1
  }
}
