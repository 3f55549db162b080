import { expectEqual, expectMatch, expectNoField, expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import type { Target } from '../target/target.ts'
import { givenContact, givenLabel } from './given.ts'
import { scenariosOf } from './scenario.ts'
import { uniquePhoneNumber } from './unique.ts'
import { UNKNOWN } from './unknown.ts'

const onAccount = ({ account }: Target) => ({ phone_number_id: account })
const givenPath = async (target: Target) => ({ ...onAccount(target), id: await givenContact(target) })
const phone_number = '+4915112345678'
const invalidBodies = [
  ['a body without phone_number', {}, 'phone_number', 'invalid_field_value'],
  ['an invalid e-mail address', { phone_number, email: 'ana' }, 'email', 'invalid_field_value'],
  ['an empty name', { phone_number, name: '' }, 'name', 'invalid_field_value'],
  ['metadata that is not an object', { phone_number, metadata: [] }, 'metadata', 'invalid_field_value'],
  ['a phone number that is not a string', { phone_number: 4915112345678 }, 'phone_number', 'invalid_phone_number'],
] as const
const invalidBulks = [
  [{ contact_ids: [] }, 'contact_ids'],
  [{ contact_ids: Array.from({ length: 1001 }, String) }, 'contact_ids'],
  [{ contact_ids: ['ctc_1', 7] }, 'contact_ids[1]'],
  [{ label_id: 'lbl_1' }, 'label_id'],
  [{ operation: 'toggle' }, 'operation'],
] as const

export const contacts = scenariosOf('contacts', (scenario) => {
  scenario('creates one on either path and rejects update-only fields', async (target) => {
    const { channel, account } = target
    const root = await channel.post('/v1/contacts', { body: { from: account, phone_number: uniquePhoneNumber() } })
    const params = { path: onAccount(target) }
    const body = { phone_number: uniquePhoneNumber() }
    const scoped = await channel.post('/v1/{phone_number_id}/contacts', { params, body })
    for (const { data } of [root, scoped]) {
      expectMatch(data, { object: 'contact' })
      const fields = Object.keys(data.channel_account)
      expectThat(String(fields) === 'phone_number', 'body /data/channel_account', 'only phone_number', fields)
      expectNoField(data, 'body /data', 'username')
    }
  })

  scenario('reads, updates and deletes one', async (target) => {
    const path = await givenPath(target)
    const { channel } = target
    const read = await channel.get('/v1/{phone_number_id}/contacts/{id}', { params: { path } })
    expectMatch(read, { data: { object: 'contact', id: path.id } })
    const body = { name: 'Ana Souza', email: null, metadata: { plan: 'gold' } }
    const changed = await channel.patch('/v1/{phone_number_id}/contacts/{id}', { params: { path }, body })
    expectMatch(changed, { data: { id: path.id } })
    const deleted = await channel.delete('/v1/{phone_number_id}/contacts/{id}', { params: { path } })
    expectEqual(deleted.data, { id: path.id, object: 'contact', deleted: true })
  })

  scenario('filters the list', async (target) => {
    await givenContact(target)
    const { channel } = target
    const list = await channel.get('/v1/{phone_number_id}/contacts', {
      params: { path: onAccount(target), query: { limit: 2 } },
    })
    expectThat(list.data.length > 0, 'body /data', 'a list with items', list.data)
    const params = { path: onAccount(target), query: { search: 'zzzzzzzzz' } }
    const none = await channel.get('/v1/{phone_number_id}/contacts', { params, ...target.preferring('example=none') })
    expectMatch(none, { data: [], has_more: false, next_cursor: null })
  })

  scenario('attaches and detaches a label', async (target) => {
    const path = await givenPath(target)
    const label_id = await givenLabel(target)
    const { channel } = target
    const link = { contact_id: path.id, label_id }
    const attached = await channel.post('/v1/{phone_number_id}/contacts/{id}/labels', {
      params: { path },
      body: { label_id },
    })
    expectEqual(attached.data, { ...link, attached: true })
    const detached = await channel.delete('/v1/{phone_number_id}/contacts/{id}/labels/{label_id}', {
      params: { path: { ...path, label_id } },
    })
    expectEqual(detached.data, { ...link, attached: false })
  })

  scenario('rejects a label that does not exist', async (target) => {
    const params = { path: await givenPath(target) }
    const attach = target.channel.post('/v1/{phone_number_id}/contacts/{id}/labels', {
      params,
      body: { label_id: UNKNOWN.id.labels },
      ...target.preferring('code=404'),
    })
    await expectRefusal(attach, { status: 404, code: 'resource_not_found' })
  })

  for (const [what, body, param, code] of invalidBodies) {
    scenario(`rejects ${what} with 400 and its param`, (target) => {
      const request = { path: onAccount(target), body }
      return expectRefusal(target.send('createContactInAccount', request), { status: 400, code, param })
    })
  }

  scenario('rejects an invalid phone number', async (target) => {
    const request = {
      body: { from: target.account, phone_number: '12' },
      prefer: 'code=400, example=invalid_phone_number',
    }
    const refusal = { status: 400, code: 'invalid_phone_number', param: 'phone_number' } as const
    await expectRefusal(target.send('createContact', request), refusal)
  })

  scenario('rejects a `from` account of another organization', async (target) => {
    const body = { from: UNKNOWN.account, phone_number: uniquePhoneNumber() }
    const refusal = { status: 422, code: 'channel_number_not_verified' } as const
    await expectRefusal(target.send('createContact', { body, prefer: 'code=422' }), refusal)
  })

  for (const id of ['bulkLabelContacts', 'bulkLabelContactsInAccount'] as const) {
    scenario(
      `${id} returns 404 for a label that does not exist`,
      async (target) => {
        const path = id === 'bulkLabelContacts' ? {} : onAccount(target)
        const contact_ids = [await target.session.once('contact', () => givenContact(target))]
        const body = { contact_ids, label_id: UNKNOWN.id.labels, operation: 'attach' }
        const refusal = { status: 404, code: 'resource_not_found' } as const
        await expectRefusal(target.send(id, { path, body, prefer: 'code=404' }), refusal)
      },
      { operation: id, status: 404, code: 'resource_not_found' },
    )
  }

  for (const id of ['bulkLabelContacts', 'bulkLabelContactsInAccount'] as const) {
    scenario(`${id} returns counts and rejects invalid fields`, async (target) => {
      const path = id === 'bulkLabelContacts' ? {} : onAccount(target)
      const valid = {
        contact_ids: [await givenContact(target)],
        label_id: await givenLabel(target),
        operation: 'attach',
      }
      const { data } = (await target.send(id, { path, body: valid })) as { data: { applied: number } }
      expectThat(data.applied > 0, 'body /data/applied', 'more than 0', data.applied)
      for (const [change, param] of invalidBulks) {
        const refusal = { status: 400, code: 'invalid_field_value', param } as const
        await expectRefusal(target.send(id, { path, body: { ...valid, ...change } }), refusal)
      }
    })
  }
})
