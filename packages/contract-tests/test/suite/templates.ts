import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import { givenTemplate } from '../support/given.ts'
import type { Target } from '../support/target.ts'

export function templates(target: () => Target): void {
  const onAccount = () => ({ phone_number_id: target().account })

  describe('templates', () => {
    it('synchronizes with the provider and returns consistent counts', async () => {
      const { channel } = target()
      const { data } = await channel.post('/v1/{phone_number_id}/templates/sync', { params: { path: onAccount() } })
      expect(data.object).toBe('template_sync_result')
      expect(data.synced).toBeGreaterThan(0)
      expect(data.created + data.updated).toBeLessThanOrEqual(data.synced)
    })

    it('returns a template by name and language', async () => {
      const path = { ...onAccount(), name: await givenTemplate(target()) }
      const { channel } = target()
      const { data } = await channel.get('/v1/{phone_number_id}/templates/{name}', { params: { path } })
      expect(data.object).toBe('template')
      const params = { path, query: { language: data.language } }
      const same = await channel.get('/v1/{phone_number_id}/templates/{name}', { params })
      expect(same.data).toEqual(data)
    })

    it('returns 404 for an unknown name', async () => {
      const path = { ...onAccount(), name: 'never_made' }
      const init = { params: { path }, ...target().preferring('code=404') }
      const missing = target().channel.get('/v1/{phone_number_id}/templates/{name}', init)
      await expectRefusal(missing, { status: 404, code: 'resource_not_found' })
    })

    it('filters the list', async () => {
      await givenTemplate(target())
      const { channel } = target()
      const approved = { path: onAccount(), query: { status: 'approved' as const, limit: 2 } }
      const list = await channel.get('/v1/{phone_number_id}/templates', { params: approved })
      expect(list.data.length).toBeGreaterThan(0)
      const params = { path: onAccount(), query: { name: 'never_made' } }
      const none = await channel.get('/v1/{phone_number_id}/templates', {
        params,
        ...target().preferring('example=none'),
      })
      expect(none).toMatchObject({ data: [], has_more: false, next_cursor: null })
    })

    it('rejects a filter with an unknown status', async () => {
      const params = { path: onAccount(), query: { status: 'APPROVED' as never } }
      const wrong = target().channel.get('/v1/{phone_number_id}/templates', { params })
      await expectRefusal(wrong, { status: 400, code: 'invalid_field_value', param: 'status' })
    })
  })
}
