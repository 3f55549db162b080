import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { failure, notFound } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { aPicture } from '../support/written-fields.ts'

const api = await startApi()

it('serves the picture of a profile from the provider', async () => {
  const tenant = await api.tenant()
  const user = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'read_only' })
  const { phone_number_id } = tenant.account
  const path = `/dashboard/accounts/${phone_number_id}/picture`
  expect(await user.send('GET', path)).toMatchObject(notFound)
  const { id, bytes } = await aPicture(tenant)
  await send('updateAccountProfile', tenant, { body: { picture_media_id: id } })
  const response = await fetch(api.url + path, { headers: { cookie: user.cookie } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)

  const stranger = await aDashboardUser(api)
  expect(await stranger.send('GET', path)).toMatchObject(notFound)
  for (const fault of [{ kind: 'drop' }, { kind: 'garbage', status: 500 }] as const) {
    api.simulator.arm({ ...fault, path: '/_pictures/' })
    expect(await user.send('GET', path)).toMatchObject(failure(502, 'channel_upstream_error'))
  }
})
