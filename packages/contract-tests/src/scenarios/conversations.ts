import { expectEqual, expectHeader, expectMatch, expectStatus } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import type { Target } from '../target/target.ts'
import { givenLabel } from './given.ts'
import { givenConversation } from './given-conversation.ts'
import { scenariosOf } from './scenario.ts'
import { UNKNOWN } from './unknown.ts'

const onAccount = ({ account }: Target) => ({ phone_number_id: account })
const onConversation = async (target: Target) => ({ ...onAccount(target), id: (await givenConversation(target)).id })
const invalidBodies = [
  ['a body without fields', {}, undefined],
  ['an unknown status', { status: 'closed' }, 'status'],
  ['an empty assignee', { assigned_to: '' }, 'assigned_to'],
] as const

/** Another client may change a conversation between two requests. */
const unchangedWithin = 5

export const conversations = scenariosOf('conversations', (scenario) => {
  scenario('lists them with a weak ETag and returns 304 for a match', async (target) => {
    for (let attempt = 1; ; attempt++) {
      const tag = await etag(target)
      const again = await target.channel.raw.GET('/v1/{phone_number_id}/conversations', {
        params: { path: onAccount(target), header: { 'If-None-Match': tag } },
        ...target.preferring('code=304'),
      })
      if (attempt < unchangedWithin && again.response.headers.get('etag') !== tag) continue
      expectStatus(again.response, 304)
      return expectHeader(again.response, 'etag', tag)
    }
  })

  scenario('reads and updates one', async (target) => {
    const { channel } = target
    const params = { path: await onConversation(target) }
    const read = await channel.get('/v1/{phone_number_id}/conversations/{id}', { params })
    expectMatch(read, { data: { object: 'conversation', id: params.path.id } })
    const body = { status: 'resolved' } as const
    const changed = await channel.patch('/v1/{phone_number_id}/conversations/{id}', { params, body })
    expectMatch(changed, { data: { id: params.path.id, status: 'resolved', unread_count: 0 } })
  })

  for (const [what, body, param] of invalidBodies) {
    scenario(`rejects ${what} with 400 and its param`, async (target) => {
      const refusal = { status: 400, code: 'invalid_field_value', ...(param && { param }) } as const
      await expectRefusal(target.send('updateConversation', { path: await onConversation(target), body }), refusal)
    })
  }

  scenario('attaches and detaches a label on either path', async (target) => {
    const { channel } = target
    const path = await onConversation(target)
    const label_id = await givenLabel(target)
    const link = { conversation_id: path.id, label_id }
    const params = { path: { id: path.id } }
    const root = await channel.post('/v1/conversations/{id}/labels', { params, body: { label_id } })
    const scoped = await channel.post('/v1/{phone_number_id}/conversations/{id}/labels', {
      params: { path },
      body: { label_id },
    })
    for (const { data } of [root, scoped]) expectEqual(data, { ...link, attached: true })
    const detached = await channel.delete('/v1/{phone_number_id}/conversations/{id}/labels/{label_id}', {
      params: { path: { ...path, label_id } },
    })
    expectEqual(detached.data, { ...link, attached: false })
  })

  scenario('rejects a label that does not exist', async (target) => {
    const path = await onConversation(target)
    const request = { path, body: { label_id: UNKNOWN.id.labels }, prefer: 'code=404' }
    const refusal = { status: 404, code: 'resource_not_found' } as const
    await expectRefusal(target.send('attachConversationLabelInAccount', request), refusal)
  })
})

async function etag(target: Target): Promise<string> {
  const params = { path: onAccount(target) }
  const { response } = await target.channel.raw.GET('/v1/{phone_number_id}/conversations', { params })
  expectHeader(response, 'etag', /^W\/"/)
  return response.headers.get('etag') ?? ''
}
