import type { Target } from '../target/target.ts'
import { templateBody } from './given-conversation.ts'
import { inAnHour, uniqueName, uniquePhoneNumber } from './unique.ts'

/** The body of a broadcast with all variables of its template. */
export async function broadcastBody(target: Target) {
  const { template } = await templateBody(target)
  return { name: uniqueName(), template }
}

/** The id of a new draft with a recipient. It would start in an hour. */
export async function givenBroadcast(target: Target): Promise<string> {
  const { channel, account: phone_number_id, session } = target
  const path = { phone_number_id }
  if (!session.mayWrite) {
    const { data } = await channel.get('/v1/{phone_number_id}/broadcasts', { params: { path } })
    return data[0]?.id ?? target.skip('the account has no broadcast, and the target may only be read')
  }
  const body = { ...(await broadcastBody(target)), send_at: inAnHour() }
  const { data } = await channel.post('/v1/{phone_number_id}/broadcasts', { params: { path }, body })
  const params = { path: { phone_number_id, id: data.id } }
  const recipients = { recipients: [{ to: uniquePhoneNumber() }] }
  await channel.post('/v1/{phone_number_id}/broadcasts/{id}/recipients', { params, body: recipients })
  return data.id
}

/** The id of a new broadcast that is scheduled. */
export async function scheduledBroadcast(target: Target): Promise<string> {
  const id = await givenBroadcast(target)
  const params = { path: { phone_number_id: target.account, id } }
  await target.channel.post('/v1/{phone_number_id}/broadcasts/{id}/start', { params })
  return id
}
