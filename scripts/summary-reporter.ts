import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Ends a run with the plain line `N passed, N failed`. A file that cannot be loaded and an error outside of every test
 * count as one failure each, and so does a run that ends badly for any other reason: never `0 failed` with a status
 * other than 0.
 */
class SummaryReporter implements Reporter {
  private passed = 0
  private failed = 0

  onInit(): void {
    // Whatever others print at the end, teardown included, comes before this.
    process.once('exit', (status) => {
      const failed = status === 0 ? this.failed : Math.max(this.failed, 1)
      process.stdout.write(`${this.passed} passed, ${failed} failed\n`)
    })
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.passed = 0
    this.failed = errors.length
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state)
      this.passed += states.filter((state) => state === 'passed').length
      const failures = states.filter((state) => state === 'failed').length
      this.failed += failures === 0 && module.state() === 'failed' ? 1 : failures
    }
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter from the default export.
export { SummaryReporter as default }
