import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import { givenLabel, uniqueName } from '../support/given.ts'
import type { Target } from '../support/target.ts'

export function labels(target: () => Target): void {
  describe('labels', () => {
    it('returns the Location of a new label', async () => {
      const { data, response } = await target().channel.raw.POST('/v1/labels', {
        body: { name: uniqueName(), color: '#0ea5e9' },
      })
      expect(response.status).toBe(201)
      expect(response.headers.get('location')).toBe(`/v1/labels/${data?.data.id}`)
    })

    it('reads, updates and deletes one', async () => {
      const path = { id: await givenLabel(target()) }
      const { channel } = target()
      expect(await channel.get('/v1/labels/{id}', { params: { path } })).toMatchObject({
        data: { object: 'label', id: path.id },
      })
      const changed = await channel.patch('/v1/labels/{id}', { params: { path }, body: { name: uniqueName() } })
      expect(changed.data.id).toBe(path.id)
      const deleted = await channel.delete('/v1/labels/{id}', { params: { path } })
      expect(deleted.data).toEqual({ id: path.id, object: 'label', deleted: true })
    })

    it('returns 404 for a deleted label', async () => {
      const path = { id: await givenLabel(target()) }
      const { channel } = target()
      await channel.delete('/v1/labels/{id}', { params: { path } })
      const gone = channel.get('/v1/labels/{id}', { params: { path }, ...target().preferring('code=404') })
      await expectRefusal(gone, { status: 404, code: 'resource_not_found' })
    })

    it('lists them and iterates item by item', async () => {
      await givenLabel(target())
      for await (const label of target().channel.paginate('/v1/labels', { params: { query: { limit: 100 } } })) {
        expect(label.object).toBe('label')
        return
      }
      expect.fail('The list is empty.')
    })

    it.each([
      ['an empty name', { name: '' }, 'name'],
      ['a name that is not a string', { name: 7 }, 'name'],
      ['an invalid color', { name: 'VIP', color: 'red' }, 'color'],
      ['no name', { color: '#0ea5e9' }, 'name'],
      ['an unknown field', { name: 'VIP', colour: '#0ea5e9' }, 'colour'],
    ])('rejects %s', async (_what, body, param) => {
      await expectRefusal(target().send('createLabel', { body }), { status: 400, code: 'invalid_field_value', param })
    })

    it('rejects a name that another label of the team has', async () => {
      const name = uniqueName()
      const { channel } = target()
      await channel.post('/v1/labels', { body: { name } })
      const again = channel.post('/v1/labels', { body: { name }, ...target().preferring('code=400') })
      await expectRefusal(again, { status: 400, code: 'invalid_field_value' })
    })
  })
}
