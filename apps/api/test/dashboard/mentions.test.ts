import { expect, it } from 'vitest'
import { aDashboardUser, type DashboardUser } from '../support/dashboard.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

async function aTeam() {
  const tenant = await api.tenant()
  const { organizationId } = tenant
  const [ada, bo] = [
    await aDashboardUser(api, { organizationId }),
    await aDashboardUser(api, { organizationId, role: 'read_only' }),
  ]
  const { conversation_id } = await tenant.receiveMessage({ from: { phone_number: '+4915112345678', name: 'Ana' } })
  const notes = `/dashboard/v1/${tenant.account.phone_number_id}/conversations/${conversation_id}/notes`
  const write = async (text: string) => (await ada.send('POST', notes, { body: { text } })).body.data
  return { tenant, ada, bo, notes, write, conversation_id }
}

const mentionsOf = async (user: DashboardUser, query = '') =>
  (await user.send('GET', `/dashboard/mentions${query}`)).body.data

it('notifies the mentioned users of a note, except its author', async () => {
  const { tenant, ada, bo, write, conversation_id } = await aTeam()
  const note = await write(`<@${bo.id}> and <@${ada.id}>: please call back.`)
  expect(note).toMatchObject({ author: { type: 'user', id: ada.id, name: 'Ada Lovelace' }, mentions: [bo.id, ada.id] })
  expect(await mentionsOf(ada)).toEqual([])
  expect(await mentionsOf(bo)).toEqual([
    { id: note.id, object: 'mention', note, contact_name: 'Ana', read_at: null, created_at: expect.any(String) },
  ])
  await send('createNote', tenant, { params: { id: conversation_id }, body: { text: `<@${ada.id}> By the key.` } })
  expect(await mentionsOf(ada)).toMatchObject([{ note: { author: { type: 'api_key' } } }])
})

it('marks mentions as read: some, or all of the user', async () => {
  const { ada, bo, write } = await aTeam()
  const [first] = [await write(`<@${bo.id}> 1`), await write(`<@${bo.id}> 2`), await write(`<@${bo.id}> 3`)]
  const read = async (user: DashboardUser, body: object) =>
    (await user.send('POST', '/dashboard/mentions/read', { body })).body.data
  expect(await read(ada, { ids: [first.id] })).toEqual({ object: 'read_mentions', count: 0 })
  expect(await read(bo, { ids: [first.id] })).toEqual({ object: 'read_mentions', count: 1 })
  expect((await mentionsOf(bo, '?unread=true')).map(({ note }: { note: { text: string } }) => note.text)).toEqual([
    `<@${bo.id}> 3`,
    `<@${bo.id}> 2`,
  ])
  expect(await read(bo, {})).toMatchObject({ count: 2 })
  expect(await mentionsOf(bo, '?unread=true')).toEqual([])
  expect(await mentionsOf(bo)).toHaveLength(3)
})

it('adds and withdraws mentions with the text, and keeps what was read', async () => {
  const { ada, bo, notes, write } = await aTeam()
  const note = await write('Please call back.')
  const change = (text: string) => ada.send('PATCH', `${notes}/${note.id}`, { body: { text } })
  await change(`<@${bo.id}> Please call back.`)
  await bo.send('POST', '/dashboard/mentions/read', { body: {} })
  await change(`<@${bo.id}> Please call back today.`)
  expect(await mentionsOf(bo)).toMatchObject([{ read_at: expect.any(String) }])
  await change('Done.')
  expect(await mentionsOf(bo)).toEqual([])
  await change(`<@${bo.id}> Again.`)
  expect(await mentionsOf(bo)).toMatchObject([{ read_at: null }])
  await ada.send('DELETE', `${notes}/${note.id}`)
  expect(await mentionsOf(bo)).toEqual([])
})

it('keeps the notes of a user who was removed, with the name, and erases those of a deleted contact', async () => {
  const { tenant, ada, bo, notes, write, conversation_id } = await aTeam()
  const { id: contact } = (await send('getConversation', tenant, { params: { id: conversation_id } })).body.data.contact
  await write(`<@${bo.id}> Please call back.`)
  const owner = await aDashboardUser(api, { organizationId: tenant.organizationId })
  expect((await owner.send('DELETE', `/dashboard/members/${ada.id}`)).status).toBe(200)
  expect((await owner.send('GET', notes)).body.data).toMatchObject([{ author: { id: ada.id, name: 'Ada Lovelace' } }])
  await send('deleteContact', tenant, { params: { id: contact } })
  expect((await owner.send('GET', notes)).status).toBe(404)
  expect(await mentionsOf(bo)).toEqual([])
})

it('lets a reader read notes, but not write them', async () => {
  const { bo, notes, write } = await aTeam()
  await write('Please call back.')
  expect((await bo.send('GET', notes)).body.data).toHaveLength(1)
  expect((await bo.send('POST', notes, { body: { text: 'A' } })).status).toBe(403)
})
