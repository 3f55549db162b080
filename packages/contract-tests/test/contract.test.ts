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

const operationIds: ReadonlySet<string> = new Set(declaredOperations.map(({ id }) => id))
const long = ['long' as const]

describe.each(targets)('$name', ({ isMock, open }) => {
  const groups = Map.groupBy(scenariosFor({ isMock }), ({ group }) => group)
  let session: Session
  beforeAll(async () => {
    session = await open()
  })
  afterAll(() => session?.stop())

  // The fast tests in `apps/api/test/every-operation/` cover the behavior that all operations share. They also provoke each
  // error code without starting a command for it.
  const isLong = (group: string) => operationIds.has(group) || (group === 'error codes' && !isMock)

  describe.each([...groups])('%s', (group, scenarios) => {
    for (const scenario of scenarios) {
      it(scenario.title, { tags: scenario.isLong || isLong(group) ? long : [] }, async (context) => {
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

  it('has received a request for every operation', { tags: long }, () => {
    expect([...session.seen.keys()].sort()).toEqual([...operationIds].sort())
  })
})
