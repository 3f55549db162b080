import { dashboardRoutes, publicRoutesOfDashboard } from '@channel/contract/dashboard/routes'
import type { DashboardOperationId } from '@channel/contract/dashboard/types'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDashboardUser, type DashboardUser } from '../support/dashboard.ts'
import { locationsOfIds, missingLike, valueAt, withoutIds, withValue } from '../support/ids-of-request.ts'
import type { OperationId } from '../support/operations.ts'
import { rowsOfOrganization } from '../support/rows-of-organization.ts'
import { fill, type RequestParts, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validDashboardRequests } from '../support/valid-dashboard-requests.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const mine = await api.tenant()
const theirs = await api.tenant()
const me = await aDashboardUser(api, { organizationId: mine.organizationId })
const they = await aDashboardUser(api, { organizationId: theirs.organizationId })
const owner = { api, tenant: theirs, user: they }

const rowsOfTheirs = () => rowsOfOrganization(api.dependencies.database, theirs.organizationId)
const idsIn = (value: unknown) => new Set(JSON.stringify(value).match(/\b(?!req_)[a-z]+_[0-9A-Z]{26}\b|\b\d{15}\b/g))

function sendAs(user: DashboardUser, { method, path }: { method: string; path: string }, parts: RequestParts) {
  const query = new URLSearchParams(parts.query as Record<string, string>).toString()
  const { body } = parts
  return user.send(method.toUpperCase(), `${fill(path, parts.params ?? {})}${query && `?${query}`}`, { body })
}

// Something of each kind, so that every list has something to hide.
beforeAll(async () => {
  await theirs.addCustomer('Bakery')
  await theirs.createWebhookDelivery()
  for (const makeRequest of Object.values(validDashboardRequests)) await makeRequest(owner)
})

const own = Object.keys(dashboardRoutes) as DashboardOperationId[]

describe.each(own)('%s', (id) => {
  const route = dashboardRoutes[id]

  it('responds to ids of another organization exactly as to unknown ones, and changes nothing there', async () => {
    const parts = await validDashboardRequests[id](owner)
    const before = await rowsOfTheirs()
    for (const location of locationsOfIds(parts)) {
      const foreign = valueAt(parts, location)
      const missing = missingLike(foreign)
      const respond = async (value: unknown) =>
        withoutIds(await sendAs(me, route, withValue(parts, location, value)), [foreign, missing])
      const [toForeign, toMissing] = [await respond(foreign), await respond(missing)]
      expect(toForeign, `${location.in}.${location.name}`).toEqual(toMissing)
      expect(toForeign.status).toBe(location.in === 'params' || id === 'createMessageLink' ? 404 : 200)
    }
    expect(await rowsOfTheirs()).toEqual(before)
  })

  // The stream of live changes is tested beside it.
  it.runIf(route.method === 'get' && id !== 'getLiveChanges')('shows nothing of another organization', async () => {
    const { params = {} } = await validDashboardRequests[id]({ ...owner, tenant: mine, user: me })
    const response = await fetch(api.url + fill(route.path, params), { headers: { cookie: me.cookie } })
    expect([...idsIn(await response.text()).intersection(idsIn(await rowsOfTheirs()))]).toEqual([])
  })
})

const ofPublicApi = Object.entries(publicRoutesOfDashboard) as [OperationId, { method: string; path: string }][]

describe.each(ofPublicApi)('%s with a session', (id, route) => {
  it('responds to another organization as to its API key, and changes nothing', async () => {
    const parts = await validRequests[id](theirs)
    // A shortcut is taken once.
    const partsAgain = id === 'createSavedReply' ? await validRequests[id](theirs) : parts
    const before = await rowsOfTheirs()
    const withKey = await send(id, mine, parts)
    const withSession = await sendAs(me, route, partsAgain)
    expect(withSession.status).toBe(withKey.status)
    if (withKey.status >= 400) expect(withoutIds(withSession, [])).toEqual(withoutIds(withKey, []))
    const hasIdInPath = Object.keys(parts.params ?? {}).length > 0
    if (hasIdInPath) expect(withSession.status).toBe(404)
    const shown = idsIn(withSession.body ?? null).difference(idsIn(parts))
    expect([...shown.intersection(idsIn(before))]).toEqual([])
    expect(await rowsOfTheirs()).toEqual(before)
  })
})

it('finds ids in every operation that has some', async () => {
  const counts = new Map<string, number>()
  for (const id of own) counts.set(id, locationsOfIds(await validDashboardRequests[id](owner)).length)
  const withIds = [...counts].filter(([, count]) => count > 0).map(([id]) => id)
  expect(own.filter((id) => dashboardRoutes[id].path.includes('{'))).toEqual(
    withIds.filter(
      (id) =>
        ![
          'listMessageLinks',
          'createMessageLink',
          'updatePresence',
          'listAuditLog',
          'getAuditLogExport',
          'listApiLog',
          'getApiLogExport',
        ].includes(id),
    ),
  )
  expect(counts.get('listApiLog')).toBe(2)
})

it('keeps the sessions of the other organization', async () => {
  expect(await they.send('GET', '/dashboard/session')).toMatchObject({ status: 200 })
})
