import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runScenario } from '../src/run/run-scenario.ts'
import { type Scenario, scenariosFor } from '../src/scenarios/index.ts'
import { openService } from '../src/start/open-service.ts'
import { type Fault, faults } from './support/faults.ts'

const core = new URL('../../core/src/', import.meta.url)
const hooks = new URL('support/plant-faults.ts', import.meta.url).href

const named = (scenario: Scenario) => `${scenario.group}: ${scenario.title}`
const scenarios = scenariosFor({ isMock: false }).filter((each) => faults.some(({ finds }) => finds === named(each)))

/** The faults of a round are of different operations: each must be found by its own scenario. */
function roundsOf(all: readonly Fault[]): Fault[][] {
  const rounds: Fault[][] = []
  for (const fault of all) {
    const operation = (each: Fault) => each.finds.split(':')[0]
    const free = rounds.find((round) => round.every((each) => operation(each) !== operation(fault)))
    if (free === undefined) rounds.push([fault])
    else free.push(fault)
  }
  return rounds
}

/** The scenarios that fail at a service with faults. */
async function failuresWith(planted: readonly Fault[]): Promise<string[]> {
  const session = await openService({
    settings: { NODE_OPTIONS: `--import=${hooks}`, PLANTED_FAULTS: JSON.stringify(planted) },
  })
  const failed: string[] = []
  try {
    for (const scenario of scenarios) {
      const { outcome } = await runScenario(session, scenario)
      if (outcome !== 'passed') failed.push(named(scenario))
    }
  } finally {
    await session.stop()
  }
  return failed
}

describe('the planted faults', () => {
  it('change one text each, and name a scenario', () => {
    for (const { file, find, finds } of faults) {
      const source = readFileSync(new URL(file, core), 'utf8')
      expect(source.split(find).length - 1, `${file}: ${find}`).toBe(1)
      expect(scenarios.map(named)).toContain(finds)
    }
  })

  it('are the only cause: without them every scenario passes', async () => {
    expect(await failuresWith([])).toEqual([])
  })

  it.each(roundsOf(faults).map((round) => ({ round, names: round.map(({ finds }) => finds) })))(
    'are found: $names',
    async ({ round, names }) => {
      expect((await failuresWith(round)).toSorted()).toEqual(names.toSorted())
    },
  )
})
