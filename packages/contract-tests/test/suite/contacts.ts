import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import { givenContact, givenLabel, UNKNOWN, uniquePhoneNumber } from '../support/given.ts'
import type { Target } from '../support/target.ts'

export function contacts(target: () => Target): void {
  const onAccount = () => ({ phone_number_id: target().account })
  const givenPath = async () => ({ ...onAccount(), id: await givenContact(target()) })

  describe('contacts', () => {
    it('creates one on either path and rejects update-only fields', async () => {
      const { channel, account } = target()
      const root = await channel.post('/v1/contacts', { body: { from: account, phone_number: uniquePhoneNumber() } })
      const params = { path: onAccount() }
      const scoped = await channel.post('/v1/{phone_number_id}/contacts', {
        params,
        body: { phone_number: uniquePhoneNumber() },
      })
      for (const { data } of [root, scoped]) {
        expect(data.object).toBe('contact')
        expect(Object.keys(data.channel_account)).toEqual(['phone_number'])
        expect(data).not.toHaveProperty('username')
      }
    })

    it('reads, updates and deletes one', async () => {
      const path = await givenPath()
      const { channel } = target()
      const read = await channel.get('/v1/{phone_number_id}/contacts/{id}', { params: { path } })
      expect(read.data).toMatchObject({ object: 'contact', id: path.id })
      const body = { name: 'Ana Souza', email: null, metadata: { plan: 'gold' } }
      const changed = await channel.patch('/v1/{phone_number_id}/contacts/{id}', { params: { path }, body })
      expect(changed.data.id).toBe(path.id)
      const deleted = await channel.delete('/v1/{phone_number_id}/contacts/{id}', { params: { path } })
      expect(deleted.data).toEqual({ id: path.id, object: 'contact', deleted: true })
    })

    it('filters the list', async () => {
      await givenContact(target())
      const { channel } = target()
      const list = await channel.get('/v1/{phone_number_id}/contacts', {
        params: { path: onAccount(), query: { limit: 2 } },
      })
      expect(list.data.length).toBeGreaterThan(0)
      const params = { path: onAccount(), query: { search: 'zzzzzzzzz' } }
      const none = await channel.get('/v1/{phone_number_id}/contacts', {
        params,
        ...target().preferring('example=none'),
      })
      expect(none).toMatchObject({ data: [], has_more: false, next_cursor: null })
    })

    it('attaches and detaches a label', async () => {
      const path = await givenPath()
      const label_id = await givenLabel(target())
      const { channel } = target()
      const link = { contact_id: path.id, label_id }
      const attached = await channel.post('/v1/{phone_number_id}/contacts/{id}/labels', {
        params: { path },
        body: { label_id },
      })
      expect(attached.data).toEqual({ ...link, attached: true })
      const detached = await channel.delete('/v1/{phone_number_id}/contacts/{id}/labels/{label_id}', {
        params: { path: { ...path, label_id } },
      })
      expect(detached.data).toEqual({ ...link, attached: false })
    })

    it('rejects a label that does not exist', async () => {
      const params = { path: await givenPath() }
      const attach = target().channel.post('/v1/{phone_number_id}/contacts/{id}/labels', {
        params,
        body: { label_id: UNKNOWN.id.labels },
        ...target().preferring('code=404'),
      })
      await expectRefusal(attach, { status: 404, code: 'resource_not_found' })
    })

    it.each([
      ['a body without phone_number', {}, 'phone_number', 'invalid_field_value'],
      ['an invalid email address', { phone_number: '+4915112345678', email: 'ana' }, 'email', 'invalid_field_value'],
      ['an empty name', { phone_number: '+4915112345678', name: '' }, 'name', 'invalid_field_value'],
      [
        'metadata that is not an object',
        { phone_number: '+4915112345678', metadata: [] },
        'metadata',
        'invalid_field_value',
      ],
      ['a phone number that is not a string', { phone_number: 4915112345678 }, 'phone_number', 'invalid_phone_number'],
    ] as const)('rejects %s with 400 and its param', async (_what, body, param, code) => {
      const request = { path: onAccount(), body }
      await expectRefusal(target().send('createContactInAccount', request), { status: 400, code, param })
    })

    it('rejects an invalid phone number', async () => {
      const request = {
        body: { from: target().account, phone_number: '12' },
        prefer: 'code=400, example=invalid_phone_number',
      }
      const refusal = { status: 400, code: 'invalid_phone_number', param: 'phone_number' } as const
      await expectRefusal(target().send('createContact', request), refusal)
    })

    it('rejects a `from` account of another organization', async () => {
      const body = { from: UNKNOWN.account, phone_number: uniquePhoneNumber() }
      const refusal = { status: 422, code: 'channel_number_not_verified' } as const
      await expectRefusal(target().send('createContact', { body, prefer: 'code=422' }), refusal)
    })

    it.each(['bulkLabelContacts', 'bulkLabelContactsInAccount'] as const)(
      '%s returns counts and rejects invalid fields',
      async (id) => {
        const path = id === 'bulkLabelContacts' ? {} : onAccount()
        const valid = {
          contact_ids: [await givenContact(target())],
          label_id: await givenLabel(target()),
          operation: 'attach',
        }
        const { data } = (await target().send(id, { path, body: valid })) as { data: Record<string, number> }
        expect(data.applied).toBeGreaterThan(0)
        const refused = (change: object, param: string) =>
          expectRefusal(target().send(id, { path, body: { ...valid, ...change } }), {
            status: 400,
            code: 'invalid_field_value',
            param,
          })
        await refused({ contact_ids: [] }, 'contact_ids')
        await refused({ contact_ids: Array.from({ length: 1001 }, String) }, 'contact_ids')
        await refused({ contact_ids: ['ctc_1', 7] }, 'contact_ids[1]')
        await refused({ label_id: 'lbl_1' }, 'label_id')
        await refused({ operation: 'toggle' }, 'operation')
      },
    )
  })
}
