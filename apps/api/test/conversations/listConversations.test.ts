import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { labelReference } from '../support/label-reference.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listConversations', (send) => {
  it("lists the account's conversations by latest message, page by page", async () => {
    const tenant = await api.tenant()
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.unshift((await tenant.receiveMessage()).conversation_id)
    const other = await tenant.addAccount()
    await tenant.receiveMessage({ phone_number_id: other.phone_number_id })
    for (const query of [{}, { updated_since: '2020-01-01T00:00:00+02:00' }]) {
      const pages = await fetchPages(send, tenant, { ...query, limit: 2 })
      expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
      expect(pages.flat().map(({ id }) => id)).toEqual(ids)
    }
  })

  it('returns the conversations that match every filter', async () => {
    const tenant = await api.tenant()
    const message = await tenant.receiveMessage()
    await tenant.receiveMessage()
    const user = await tenant.addUser()
    const label = await tenant.createLabel({ name: 'VIP' })
    const params = { id: message.conversation_id }
    await sendOperation('updateConversation', tenant, { params, body: { status: 'pending', assigned_to: user.id } })
    await sendOperation('attachConversationLabel', tenant, { params, body: { label_id: label.id } })
    const filters: Record<string, string> = {
      status: 'pending',
      assigned_to: user.id,
      label_id: label.id,
      contact_id: message.contact_id,
    }
    const found = async (query: Record<string, string>) => (await send(tenant, { query })).body.data.map(idOf)
    for (const [name, value] of Object.entries(filters)) expect(await found({ [name]: value })).toEqual([params.id])
    expect(await found(filters)).toEqual([params.id])
    expect(await found({ ...filters, status: 'open' })).toEqual([])
  })

  it('lists what is snoozed, and what is not', async () => {
    const tenant = await api.tenant()
    const [awake, snoozed] = [await tenant.receiveMessage(), await tenant.receiveMessage()]
    const body = { snoozed_until: new Date(Date.now() + 3_600_000).toISOString() }
    await sendOperation('updateConversation', tenant, { params: { id: snoozed.conversation_id }, body })
    const list = async (query: Record<string, string>) =>
      (await send(tenant, { query })).body.data.map(({ id }: { id: string }) => id)
    expect(await list({})).toEqual([snoozed.conversation_id, awake.conversation_id])
    expect(await list({ snoozed: 'true' })).toEqual([snoozed.conversation_id])
    expect(await list({ snoozed: 'false', status: 'open' })).toEqual([awake.conversation_id])
    expect(await list({ snooze_ended: 'true' })).toEqual([])
    expect(await send(tenant, { query: { snooze_ended: 'false' } })).toMatchObject(invalidField('snooze_ended'))
    expect(await send(tenant, { query: { snoozed: 'yes' } })).toMatchObject(invalidField('snoozed'))
  })

  it('lists conversations of groups on request', async () => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const group_id = 'Y2FwaV9ncm91cDox'
    const inGroup = await tenant.receiveMessage({ group_id })
    const list = async (query: Record<string, string>) => (await send(tenant, { query })).body.data
    expect((await list({})).map(idOf)).toEqual([conversation_id])
    expect((await list({ kind: 'individual' })).map(idOf)).toEqual([conversation_id])
    expect(await list({ kind: 'group' })).toMatchObject([{ id: inGroup.conversation_id, group: { id: group_id } }])
    expect((await list({ kind: 'group', unread: 'true', status: 'open' })).map(idOf)).toEqual([inGroup.conversation_id])
    expect(await list({ kind: 'group', contact_id: inGroup.contact_id })).toEqual([])
    expect(await list({ kind: 'group', status: 'resolved' })).toEqual([])
  })

  it('returns 304 if `If-None-Match` is *, the weak or strong ETag of the unchanged page, or a list with it', async () => {
    const tenant = await api.tenant()
    const { contact_id } = await tenant.receiveMessage()
    const first = await send(tenant)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    const strong = tag.slice(2)
    const listIfChanged = (value: string) => send(tenant, { headers: { 'If-None-Match': value } })
    for (const value of [tag, strong, `"a", W/"b,c" ,${tag}`, '*', `${strong},"x"`]) {
      const again = await listIfChanged(value)
      expect(again.status).toBe(304)
      expect(again.body).toBeUndefined()
      expect(again.headers.get('etag')).toBe(tag)
    }
    for (const value of ['"other"', 'W/"other"', strong.slice(1, -1), '', 'nonsense', '"a" "b"']) {
      expect((await listIfChanged(value)).status).toBe(200)
    }
    const unauthenticated = await send(tenant, { headers: { 'If-None-Match': tag, Authorization: 'Bearer x' } })
    expect(unauthenticated.status).toBe(401)
    await sendOperation('updateContact', tenant, { params: { id: contact_id }, body: { name: 'Renamed' } })
    const changed = await listIfChanged(tag)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
    await sendOperation('deleteContact', tenant, { params: { id: contact_id } })
    expect((await listIfChanged(changed.headers.get('etag') ?? '')).body.data).toEqual([])
  })

  it('shows the labels, which change the ETag but not updated_at', async () => {
    const tenant = await api.tenant()
    await tenant.receiveMessage()
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    const label = await tenant.createLabel({ name: 'VIP' })
    const before = await send(tenant)
    await sendOperation('attachConversationLabel', tenant, { params, body: { label_id: label.id } })
    const ifChanged = (tag: string | null) => send(tenant, { headers: { 'If-None-Match': tag ?? '' } })
    const after = await ifChanged(before.headers.get('etag'))
    const [labeled, other] = before.body.data
    expect(after.body.data).toEqual([{ ...labeled, labels: [labelReference(label)] }, other])
    expect((await ifChanged(after.headers.get('etag'))).status).toBe(304)
    await sendOperation('updateLabel', tenant, { params: { id: label.id }, body: { color: '#000000' } })
    expect((await ifChanged(after.headers.get('etag'))).body.data[0].labels[0].color).toBe('#000000')
    await sendOperation('detachConversationLabel', tenant, { params: { ...params, label_id: label.id } })
    expect((await ifChanged(before.headers.get('etag'))).status).toBe(304)
  })

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2016-12-31T23:59:60Z', '2026-01-01T00:00:00+23:59'])(
    'accepts the timestamp %s',
    async (updated_since) => {
      expect(await send(await api.tenant(), { query: { updated_since } })).toMatchObject({ status: 200 })
    },
  )
})

function idOf(conversation: { id: string }): string {
  return conversation.id
}
