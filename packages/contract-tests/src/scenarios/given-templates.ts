import { expectFirst, expectThat } from '../checks/expect.ts'
import type { Target } from '../target/target.ts'
import { pollUntil } from './poll-until.ts'
import { uniqueName } from './unique.ts'

/** The templates of the target's account, after a sync. */
export async function givenTemplates(target: Target) {
  const { channel, account, session } = target
  return session.once('templates', async () => {
    const params = { path: { phone_number_id: account } }
    if (session.mayWrite) await channel.post('/v1/{phone_number_id}/templates/sync', { params })
    const { data } = await channel.get('/v1/{phone_number_id}/templates', { params })
    if (data.length === 0) target.skip('the provider has no template for the account')
    return data
  })
}

/** The name of a template of the target's account; the simulator has some for every account. */
export async function givenTemplate(target: Target): Promise<string> {
  return expectFirst(await givenTemplates(target)).name
}

/** The body of a template to create, with a name of its own. */
export function newTemplate() {
  const name = uniqueName()
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '_')
  const example = { body_text: [['Ana', '4711']] }
  const text = 'Hello {{1}}, your order {{2}} is ready.'
  const components = [{ type: 'BODY' as const, text, example }]
  return { name, language: 'en_US', category: 'UTILITY' as const, components }
}

/** The name of a template that the target has just created. */
export async function createdTemplate({ channel, account }: Target): Promise<string> {
  const params = { path: { phone_number_id: account } }
  const created = await channel.post('/v1/{phone_number_id}/templates', { params, body: newTemplate() })
  return created.data.name
}

/** The name of a new template that the provider has reviewed, so that it can be edited. */
export async function editableTemplate(target: Target, decision = { status: 'REJECTED' }): Promise<string> {
  const { session, isMock } = target
  if (isMock) return 'order_confirmation'
  if (session.simulator === undefined)
    target.skip('the provider has to decide about a template, and needs the simulator')
  const name = await createdTemplate(target)
  await reviewTemplate(target, name, decision)
  // A report of the same second as an edit counts as one of the new version, unless its status was known before.
  const path = { phone_number_id: target.account, name }
  const isKnown = await pollUntil(async () => {
    const { data } = await target.send<{ provider_status: string }>('getTemplate', { path })
    return data.provider_status === decision.status ? true : undefined
  })
  expectThat(isKnown === true, 'body /data/provider_status', decision.status, 'another one for 30 s')
  return name
}

/** The provider decides about a template. */
export async function reviewTemplate(target: Target, name: string, decision: object): Promise<void> {
  const { channel, account, session } = target
  const accounts = await Array.fromAsync(channel.paginate('/v1/accounts'))
  const waba = accounts.find(({ phone_number_id }) => phone_number_id === account)?.waba_id
  await session.simulator?.control('PATCH', `/wabas/${waba}/templates/${name}/en_US`, decision)
}
