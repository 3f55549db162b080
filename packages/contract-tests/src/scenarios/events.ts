import { expectMatch, expectThat } from '../checks/expect.ts'
import { invalidNow } from '../checks/expect-refusal.ts'
import { givenContact } from './given.ts'
import { pollUntil } from './poll-until.ts'
import { scenariosOf } from './scenario.ts'

export const events = scenariosOf('events', (scenario, refuses) => {
  scenario('follows them with a cursor, without a webhook subscription', async (target) => {
    const { channel } = target
    const start = await channel.get('/v1/events', { params: { query: { start: 'latest' } } })
    if (!target.isMock) expectMatch(start, { data: [], has_more: false, next_cursor: null })
    const object_id = await givenContact(target)
    let cursor = start.resume_cursor
    const found = await pollUntil(async () => {
      const { data, resume_cursor } = await channel.get('/v1/events', {
        params: { query: { wait: 10, ...(cursor !== null && { cursor }) } },
      })
      cursor = resume_cursor
      return target.isMock ? data[0] : data.find(({ data: { object } }) => (object as { id?: string }).id === object_id)
    })
    expectMatch(found, { object: 'event', api_version: 'v1' })
  })

  scenario('lists the newest first', async (target) => {
    const query = { order: 'newest_first', type: 'contact.created', limit: 1 } as const
    await givenContact(target)
    const { data } = await target.channel.get('/v1/events', { params: { query } })
    expectThat(data.length > 0, 'body /data', 'an event', data)
  })

  refuses('rejects to wait for the newest first', 'listEvents', invalidNow('wait'), () => ({
    query: { order: 'newest_first', wait: '1' },
  }))
})
