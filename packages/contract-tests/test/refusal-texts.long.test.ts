import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScenario } from '../src/run/run-scenario.ts'
import { type Scenario, scenariosFor } from '../src/scenarios/index.ts'
import { openMock } from '../src/start/open-mock.ts'
import { openService } from '../src/start/open-service.ts'
import type { Session } from '../src/target/session.ts'
import { operationIds } from './contract.fixtures.ts'

let sessions: { mock: Session; service: Session }
beforeAll(async () => {
  const [mock, service] = await Promise.all([openMock(), openService()])
  sessions = { mock, service }
})
afterAll(() => Promise.all(Object.values(sessions ?? {}).map((session) => session.stop())))

/** Known only to the service: its cursors, and what no schema says of phone numbers and files. */
const ofService =
  /cursor|larger than|^(?:(?:listContacts|exportContacts): rejects an invalid|upsertContact: rejects a malformed) phone_number/

/** Refusals that follow from the request alone. */
const refusals = scenariosFor({ isMock: true }).filter(
  ({ group, title, status = 0, onlyMock }) =>
    operationIds.has(group) &&
    [400, 401, 413, 415].includes(status) &&
    !onlyMock &&
    !ofService.test(`${group}: ${title}`),
)

describe.each([...Map.groupBy(refusals, ({ group }) => group)])('%s', (_group, scenarios) => {
  it.each(scenarios)('$title with the same text in the mock and in the service', async (scenario) => {
    const [mock, service] = [await textsOf(sessions.mock, scenario), await textsOf(sessions.service, scenario)]
    expect(mock).not.toEqual([])
    for (const text of mock) expect(service).toContain(text)
  })
})

/** What each error response says, without its request id. */
async function textsOf(session: Session, scenario: Scenario): Promise<string[]> {
  const { exchanges } = await runScenario(session, scenario)
  const errors = exchanges.filter(({ status, headers }) => status >= 400 && headers.has('x-request-id'))
  return errors.map(({ status, body }) => {
    const { request_id: _requestId, ...error } = (body as { error: Record<string, unknown> }).error
    return JSON.stringify({ status, ...error })
  })
}
