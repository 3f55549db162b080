import { describe, expect, it } from 'vitest'
import { unknownId } from '../support/expectations.ts'
import type { OperationId } from '../support/operations.ts'
import { allOperations } from '../support/operations.ts'
import { type CheckedResponse, type RequestParts, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const mine = await api.tenant()
const theirs = await api.tenant()

/** Unknown ids, by the prefix of the foreign id; accounts are numbers. */
const missingIds: Record<string, string> = {
  csl: unknownId('csl'),
  ctc: unknownId('ctc'),
  cus: unknownId('cus'),
  lbl: unknownId('lbl'),
  cnv: unknownId('cnv'),
  msg: unknownId('msg'),
  usr: unknownId('usr'),
  team: unknownId('team'),
  wbd: unknownId('wbd'),
  wbs: unknownId('wbs'),
  whk: unknownId('whk'),
}
const missingAccount = '999999999999'

/** The location of an id in a request. */
type IdLocation = { in: 'params' | 'query' | 'body'; name: string }

describe.each(allOperations)('$id', ({ id }) => {
  it('responds to ids of another organization exactly as to unknown ones', async () => {
    for (const location of locationsOfIds(await validRequests[id](mine))) {
      const foreign = valueAt(await validRequests[id](theirs), location)
      const missing = Array.isArray(foreign) ? foreign.map(missingLike) : missingLike(String(foreign))
      const responses = [await withId(id, location, foreign), await withId(id, location, missing)]
      const [toForeign, toMissing] = responses.map((response) =>
        withoutIds(response, [foreign, missing].flat().map(String)),
      )
      expect(toForeign, `${location.in}.${location.name}`).toEqual(toMissing)
      expect(toForeign?.status).not.toBe(500)
    }
  })
})

it('finds ids in every operation that has some', async () => {
  const counts = new Map<string, number>()
  for (const { id } of allOperations) counts.set(id, locationsOfIds(await validRequests[id](mine)).length)
  expect(counts.get('bulkLabelContactsInAccount')).toBe(3)
  expect(counts.get('detachContactLabel')).toBe(3)
  expect([...counts].filter(([, count]) => count === 0).map(([id]) => id)).toEqual([
    'getHealth',
    'getOpenApiDocument',
    'getMe',
    'listAccounts',
    'listCustomers',
    'createCustomer',
    'listUsers',
    'listWebhookSubscriptions',
  ])
})

async function withId(id: OperationId, location: IdLocation, value: unknown): Promise<CheckedResponse> {
  const parts = await validRequests[id](mine)
  return send(id, mine, { ...parts, [location.in]: { ...(parts[location.in] as object), [location.name]: value } })
}

function locationsOfIds(parts: RequestParts): IdLocation[] {
  return (['params', 'query', 'body'] as const).flatMap((where) =>
    Object.entries((parts[where] ?? {}) as Record<string, unknown>)
      .filter(([, value]) => isId(value) || (Array.isArray(value) && value.every(isId)))
      .map(([name]) => ({ in: where, name })),
  )
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && (/^\d{6,20}$/.test(value) || (value.split('_')[0] ?? '') in missingIds)
}

function missingLike(foreign: string): string {
  return missingIds[foreign.split('_')[0] ?? ''] ?? missingAccount
}

function valueAt(parts: RequestParts, { in: where, name }: IdLocation): unknown {
  return (parts[where] as Record<string, unknown>)[name]
}

/** Status and body without the parts that always differ: request ids, and the requested id. */
function withoutIds({ status, body }: CheckedResponse, ids: string[]): { status: number; body: unknown } {
  let text = JSON.stringify(body).replaceAll(/req_\w+/g, '<request>')
  for (const id of ids) text = text.replaceAll(id, '<id>')
  return { status, body: JSON.parse(text.replaceAll(/\w+_[0-9A-Z]{26}/g, '<other id>')) }
}
