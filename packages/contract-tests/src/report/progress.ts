import type { ScenarioResult } from '../run/run-scenario.ts'
import { causeKey } from './causes.ts'
import { describeFailure } from './junit.ts'

/** Prints each cause of failures at once, when it is first seen, and in a terminal a line with the progress. */
export class Progress {
  readonly #target: string
  readonly #isTerminal = process.stderr.isTTY
  readonly #causes = new Set<string>()
  #total = 0
  #done = 0

  constructor(target: string) {
    this.#target = target
  }

  /** @param total number of scenarios */
  start(total: number): void {
    this.#total = total
  }

  show({ scenario, outcome, failures }: ScenarioResult): void {
    this.#done++
    if (outcome === 'failed') {
      const unknown = failures.filter((failure) => !this.#causes.has(causeKey(failure)))
      if (unknown.length > 0) this.#print(`✗ ${this.#target}: ${scenario.group}: ${scenario.title}`)
      for (const failure of unknown) {
        if (!this.#causes.has(causeKey(failure))) this.#print(`    ${describeFailure(failure)}`)
        this.#causes.add(causeKey(failure))
      }
    }
    const isTenth = Math.floor((this.#done * 10) / this.#total) > Math.floor(((this.#done - 1) * 10) / this.#total)
    if (this.#isTerminal) process.stderr.write(`\r\u001b[K${this.#counts()}`)
    else if (isTenth) console.error(this.#counts())
    if (this.#isTerminal && this.#done === this.#total) process.stderr.write('\r\u001b[K')
  }

  waits(ms: number): void {
    this.#print(`${this.#counts()}: waiting ${Math.ceil(ms / 1000)} s for the rate limit`)
  }

  #counts(): string {
    return `${this.#target}: ${this.#done} of ${this.#total} scenarios`
  }

  #print(line: string): void {
    console.error(this.#isTerminal ? `\r\u001b[K${line}` : line)
  }
}
