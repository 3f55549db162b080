/** The parts of Schemathesis' report that are read. */
export interface FuzzReport {
  /** Too large for a number. */
  readonly seed: string
  readonly running_time: number
  readonly exit_code: number
  readonly operations: { readonly tested: number; readonly selected: number }
  readonly test_cases: { readonly generated: number; readonly unique_failures: number }
  readonly failures: readonly { readonly title: string; readonly operations: readonly string[] }[]
  readonly errors: readonly unknown[]
}

export function readReport(text: string): FuzzReport {
  const keepSeed = (name: string, value: unknown, { source }: { source?: string }) => (name === 'seed' ? source : value)
  return JSON.parse(text, keepSeed as (name: string, value: unknown) => unknown) as FuzzReport
}

/** Summarizes the run for a terminal. */
export function summarize({ seed, running_time, operations, test_cases, failures, errors }: FuzzReport): string {
  const found = `${test_cases.unique_failures} failures, ${errors.length} errors`
  const lines = [
    `fuzz: ${found}. ${test_cases.generated} requests to ${operations.tested} of ${operations.selected} operations in ${running_time.toFixed(0)} s.`,
    ...failures.map(({ title, operations }) => `  ${title}: ${operations.join(', ')}`),
  ]
  if (test_cases.unique_failures > 0) lines.push(`  Repeat with: npm run -s fuzz -- --seed ${seed}`)
  return lines.join('\n')
}
