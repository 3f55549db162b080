import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScenario } from '../src/run/run-scenario.ts'
import { scenariosFor } from '../src/scenarios/index.ts'
import type { Scenario } from '../src/scenarios/scenario.ts'
import { openMock } from '../src/start/open-mock.ts'
import { openService } from '../src/start/open-service.ts'
import { declaredOperations } from '../src/target/declared-operations.ts'
import type { Session } from '../src/target/session.ts'

const targets = [
  { name: 'the mock', isMock: true, open: openMock },
  { name: 'the service', isMock: false, open: openService },
]

export const operationIds: ReadonlySet<string> = new Set(declaredOperations.map(({ id }) => id))

/**
 * Tests of both targets. Behavior that all operations share is long: the fast tests of the service cover it in
 * `apps/api/test/every-operation/`, and they also provoke each error code without starting a command for it.
 */
export function describeTargets(tier: 'short' | 'long', more?: (session: () => Session) => void): void {
  describe.each(targets)('$name', ({ isMock, open }) => {
    const isLong = ({ group, isLong }: Scenario) =>
      isLong || operationIds.has(group) || (group === 'error codes' && !isMock)
    const ofTier = scenariosFor({ isMock }).filter((scenario) => Boolean(isLong(scenario)) === (tier === 'long'))
    const session = describeScenarios(ofTier, open)
    more?.(session)
  })
}

/** Tests of scenarios, on a target that is opened for them. */
export function describeScenarios(scenarios: readonly Scenario[], open: () => Promise<Session>): () => Session {
  let session: Session
  beforeAll(async () => {
    session = await open()
  })
  afterAll(() => session?.stop())

  const groups = Map.groupBy(scenarios, ({ group }) => group)
  describe.each([...groups])('%s', (_group, ofGroup) => {
    for (const scenario of ofGroup) {
      it(scenario.title, async (context) => {
        const { outcome, reason, failures } = await runScenario(session, scenario)
        if (outcome === 'skipped') return context.skip(reason)
        const lines = failures.map(({ exchange, ...failure }) => ({
          request: exchange && `${exchange.method} ${exchange.path} (${exchange.status}, ${exchange.requestId})`,
          ...failure,
        }))
        expect(lines).toEqual([])
      })
    }
  })
  return () => session
}
