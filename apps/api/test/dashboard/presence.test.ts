import { expect, it, onTestFinished } from 'vitest'
import { aDashboardUser, type DashboardUser } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const tenant = await api.tenant()
const { organizationId } = tenant
const ana = await aDashboardUser(api, { organizationId, role: 'member' })
const bo = await aDashboardUser(api, { organizationId, role: 'read_only' })
const stranger = await aDashboardUser(api)
const patience = { timeout: 120_000, interval: 20 }
const conversation_id = 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6'

function say(user: DashboardUser, state: string) {
  return user.send('PATCH', '/dashboard/presence', { body: { conversation_id, state } })
}

/** What the stream of a user has said so far. */
async function follow({ cookie }: DashboardUser): Promise<() => string> {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${api.url}/dashboard/live`, { headers: { cookie }, signal: leaving.signal })
  let text = ''
  const readAll = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  void readAll().catch(() => undefined)
  return () => text
}

it('shows only the other users of the organization who has a conversation open and who writes', async () => {
  const [heardByBo, heardByStranger] = [await follow(bo), await follow(stranger)]
  const user = { id: ana.id, name: expect.any(String) }
  await expect
    .poll(async () => {
      await say(ana, 'writing')
      return heardByBo()
    }, patience)
    .toMatch(new RegExp(`event: presence\\ndata: {"conversation_id":"${conversation_id}","user":{"id":"${ana.id}"`))
  expect((await say(bo, 'viewing')).body.data).toEqual({
    object: 'presence',
    conversation_id,
    others: [{ user, state: 'writing' }],
  })
  expect((await say(ana, 'left')).body.data.others).toEqual([
    { user: { id: bo.id, name: expect.any(String) }, state: 'viewing' },
  ])
  expect((await say(bo, 'viewing')).body.data.others).toEqual([])
  expect((await say(stranger, 'viewing')).body.data.others).toEqual([])
  expect(heardByStranger()).not.toContain(ana.id)
})

it('refuses that a user who only reads writes, and leaves no entry in the audit log', async () => {
  expect(await say(bo, 'writing')).toMatchObject(failure(403, 'role_not_allowed'))
  await say(ana, 'viewing')
  const owner = await aDashboardUser(api, { organizationId, role: 'owner' })
  const { body } = await owner.send('GET', '/dashboard/audit_log?action=updatePresence')
  expect(body.data.filter(({ outcome }: { outcome: string }) => outcome === 'succeeded')).toEqual([])
})
