import { expectEqual, expectMatch, expectNoField, expectThat } from '../checks/expect.ts'
import { invalidNumber, noSuch, refusal } from '../checks/expect-refusal.ts'
import { givenContact, givenLabel } from './given.ts'
import { newWriter } from './given-conversation.ts'
import { onAccount, onContact } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'
import { uniquePhoneNumber } from './unique.ts'
import { UNKNOWN } from './unknown.ts'

export const contacts = scenariosOf('contacts', (scenario, refuses) => {
  scenario('creates one on either path and rejects update-only fields', async (target) => {
    const { channel, account } = target
    const root = await channel.post('/v1/contacts', { body: { from: account, phone_number: uniquePhoneNumber() } })
    const params = onAccount(target)
    const body = { phone_number: uniquePhoneNumber() }
    const scoped = await channel.post('/v1/{phone_number_id}/contacts', { params, body })
    for (const { data } of [root, scoped]) {
      expectMatch(data, { object: 'contact' })
      const fields = Object.keys(data.channel_account)
      expectThat(String(fields) === 'phone_number', 'body /data/channel_account', 'only phone_number', fields)
      expectNoField(data, 'body /data', 'username')
    }
  })

  scenario('creates one by its number, then updates it', async (target) => {
    const path = { phone_number_id: target.account, phone_number: uniquePhoneNumber() }
    const upsert = (name: string, prefer: string) => target.send('upsertContact', { path, body: { name }, prefer })
    const created = await upsert('Ana', 'code=201')
    expectThat(target.lastStatus === 201, 'status', '201', target.lastStatus)
    expectMatch(created, { data: { object: 'contact', labels: [] } })
    const updated = await upsert('Ana Souza', 'code=200')
    expectThat(target.lastStatus === 200, 'status', '200', target.lastStatus)
    if (!target.isMock) expectMatch(updated, { data: { name: 'Ana Souza', phone_number: path.phone_number } })
  })

  scenario('blocks and unblocks one', async (target) => {
    const path = { phone_number_id: target.account, id: await newWriter(target) }
    expectMatch(await target.send('blockContact', { path }), { data: { id: path.id, blocked: true } })
    expectMatch(await target.send('unblockContact', { path }), { data: { id: path.id, blocked: false } })
  })

  const notWritten = { ...refusal(422, 'outside_24h_window'), prefer: 'code=422, example=outside_24h_window' }
  refuses('rejects to block one that has not written', 'blockContact', notWritten, onContact)

  scenario('attaches and detaches a label', async (target) => {
    const { path } = await onContact(target)
    const label_id = await givenLabel(target)
    const link = { contact_id: path.id, label_id }
    const attached = await target.send('attachContactLabel', { path, body: { label_id } })
    expectEqual(attached.data, { ...link, attached: true })
    const detached = await target.send('detachContactLabel', { path: { ...path, label_id } })
    expectEqual(detached.data, { ...link, attached: false })
  })

  refuses('rejects a label that does not exist', 'attachContactLabel', noSuch('label_id'), async (target) => ({
    ...(await onContact(target)),
    body: { label_id: UNKNOWN.id.labels },
  }))

  refuses('rejects an invalid phone number', 'createContact', invalidNumber, ({ account }) => ({
    body: { from: account, phone_number: '12' },
  }))

  const notVerified = {
    status: 422,
    code: 'channel_number_not_verified',
    prefer: 'code=422',
    paramOfService: 'from',
  } as const
  refuses('rejects a `from` account of another organization', 'createContact', notVerified, () => ({
    body: { from: UNKNOWN.account, phone_number: uniquePhoneNumber() },
  }))

  for (const id of ['bulkLabelContacts', 'bulkLabelContactsInAccount'] as const) {
    const pathOf = id === 'bulkLabelContacts' ? () => ({}) : onAccount

    refuses(`${id} returns 404 for a label that does not exist`, id, noSuch('label_id'), async (target) => {
      const contact_ids = [await target.session.once('contact', () => givenContact(target))]
      return { ...pathOf(target), body: { contact_ids, label_id: UNKNOWN.id.labels, operation: 'attach' } }
    })

    scenario(`${id} returns counts`, async (target) => {
      const path = pathOf(target)
      const valid = {
        contact_ids: [await givenContact(target)],
        label_id: await givenLabel(target),
        operation: 'attach',
      }
      const { data } = await target.send<{ applied: number }>(id, { ...path, body: valid })
      expectThat(data.applied > 0, 'body /data/applied', 'more than 0', data.applied)
    })
  }
})
