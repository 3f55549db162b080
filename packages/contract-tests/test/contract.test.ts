import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScenario } from '../src/run/run-scenario.ts'
import { scenariosFor } from '../src/scenarios/index.ts'
import { openMock } from '../src/start/open-mock.ts'
import { openService } from '../src/start/open-service.ts'
import { declaredOperations } from '../src/target/declared-operations.ts'
import type { Session } from '../src/target/session.ts'

const targets = [
  { name: 'the mock', isMock: true, open: openMock },
  { name: 'the service', isMock: false, open: openService },
]

describe.each(targets)('$name', ({ isMock, open }) => {
  const groups = Map.groupBy(scenariosFor({ isMock }), ({ group }) => group)
  let session: Session
  beforeAll(async () => {
    session = await open()
  })
  afterAll(() => session?.stop())

  describe.each([...groups])('%s', (_group, scenarios) => {
    for (const scenario of scenarios) {
      it(scenario.title, { tags: scenario.isLong ? ['long'] : [] }, async (context) => {
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

  it('has received a request for every operation', () => {
    expect([...session.seen.keys()].sort()).toEqual(declaredOperations.map(({ id }) => id).sort())
  })
})
