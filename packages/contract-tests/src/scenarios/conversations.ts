import { expectEqual, expectHeader, expectMatch, expectStatus } from '../checks/expect.ts'
import { invalid, invalidNow, noSuch } from '../checks/expect-refusal.ts'
import type { Target } from '../target/target.ts'
import { givenLabel } from './given.ts'
import { onAccount, onConversation } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'
import { inAnHour } from './unique.ts'
import { UNKNOWN } from './unknown.ts'

/** Another client may change a conversation between two requests. */
const unchangedWithin = 5

export const conversations = scenariosOf('conversations', (scenario, refuses) => {
  scenario('lists them with a weak ETag and returns 304 for a match', async (target) => {
    for (let attempt = 1; ; attempt++) {
      const tag = await etag(target)
      const { response } = await target.channel.raw.GET('/v1/{phone_number_id}/conversations', {
        params: { ...onAccount(target), header: { 'If-None-Match': tag } },
        ...target.preferring('code=304'),
      })
      if (attempt < unchangedWithin && response.headers.get('etag') !== tag) continue
      expectStatus(response, 304)
      return expectHeader(response, 'etag', tag)
    }
  })

  scenario('reads and updates one', async (target) => {
    const { path } = await onConversation(target)
    expectMatch(await target.send('getConversation', { path }), { data: { object: 'conversation', id: path.id } })
    const changed = await target.send('updateConversation', { path, body: { status: 'resolved' } })
    expectMatch(changed, { data: { id: path.id, status: 'resolved', unread_count: 0 } })
  })

  refuses('rejects a body without fields', 'updateConversation', invalid(), async (target) => ({
    ...(await onConversation(target)),
    body: {},
  }))

  scenario('snoozes a conversation, and ends it', async (target) => {
    const path = (await onConversation(target)).path
    const snoozed_until = inAnHour()
    const snoozed = await target.send<{ snoozed_until: string }>('updateConversation', {
      path,
      body: { snoozed_until },
    })
    if (!target.isMock) expectEqual(Date.parse(snoozed.data.snoozed_until), Date.parse(snoozed_until))
    const ended = await target.send('updateConversation', { path, body: { snoozed_until: null } })
    if (!target.isMock) expectMatch(ended, { data: { snoozed_until: null, snooze_ended_at: null } })
  })

  refuses(
    'rejects a snooze that ends in the past',
    'updateConversation',
    invalidNow('snoozed_until'),
    async (target) => ({ ...(await onConversation(target)), body: { snoozed_until: '2020-01-01T00:00:00Z' } }),
  )

  scenario('attaches and detaches a label on either path', async (target) => {
    const { path } = await onConversation(target)
    const label_id = await givenLabel(target)
    const link = { conversation_id: path.id, label_id }
    const body = { label_id }
    const root = await target.send('attachConversationLabel', { path: { id: path.id }, body })
    const scoped = await target.send('attachConversationLabelInAccount', { path, body })
    for (const { data } of [root, scoped]) expectEqual(data, { ...link, attached: true })
    const detached = await target.send('detachConversationLabel', { path: { ...path, label_id } })
    expectEqual(detached.data, { ...link, attached: false })
  })

  refuses(
    'rejects a label that does not exist',
    'attachConversationLabelInAccount',
    noSuch('label_id'),
    async (target) => ({
      ...(await onConversation(target)),
      body: { label_id: UNKNOWN.id.labels },
    }),
  )
})

async function etag(target: Target): Promise<string> {
  const params = onAccount(target)
  const { response } = await target.channel.raw.GET('/v1/{phone_number_id}/conversations', { params })
  expectHeader(response, 'etag', /^W\/"/)
  return response.headers.get('etag') ?? ''
}
