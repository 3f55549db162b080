import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Ends a run with the line `N passed, N failed`. A file that cannot be loaded and an error outside of every test
 * count as one failure each. So does any other failed run: the line is never `0 failed` with a nonzero status.
 * Before it are the tests whose title has a reason why they did not run, and those that passed only when retried.
 */
class SummaryReporter implements Reporter {
  private passed = 0
  private failed = 0
  private notes: string[] = []

  onInit(): void {
    // On exit, so that it is printed after all other output, teardown included.
    process.once('exit', (status) => {
      const failed = status === 0 ? this.failed : Math.max(this.failed, 1)
      for (const note of this.notes) process.stdout.write(`${note}\n`)
      process.stdout.write(`${this.passed} passed, ${failed} failed\n`)
    })
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.passed = 0
    this.failed = errors.length
    this.notes = []
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      this.notes.push(...tests.map(({ name }) => name).filter((name) => name.includes('(not run: ')))
      const flaky = tests.filter((test) => test.diagnostic()?.flaky)
      this.notes.push(
        ...flaky.map(({ fullName }) => `passed only when retried: ${module.relativeModuleId} > ${fullName}`),
      )
      const states = tests.map((test) => test.result().state)
      this.passed += states.filter((state) => state === 'passed').length
      const failures = states.filter((state) => state === 'failed').length
      this.failed += failures === 0 && module.state() === 'failed' ? 1 : failures
    }
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter from the default export.
export { SummaryReporter as default }
