import { expectRefusal, type Refusal, refusal } from '../checks/expect-refusal.ts'
import type { Simulator } from '../target/simulator.ts'
import type { Target } from '../target/target.ts'
import { templateBody, writtenConversation } from './given-conversation.ts'
import { givenKey, givenOrganization, operatorOf } from './given-organization.ts'
import { onAccount } from './given-paths.ts'
import { pollUntil } from './poll-until.ts'
import { expectRefused, scenariosOf } from './scenario.ts'
import { uniqueName, uniquePhoneNumber } from './unique.ts'

/** Errors that need a certain state of the organization, of the provider, or of another request. */
export const errorCodes = scenariosOf('error codes', (scenario, refuses) => {
  refuses('rejects a revoked API key', 'getMe', refusal(401, 'revoked_api_key'), async (target) => {
    if (target.isMock) return {}
    const { id, headers } = await givenKey(target)
    await operatorOf(target)('key', 'revoke', id)
    return { headers: { ...headers } }
  })

  refuses('rejects an expired API key', 'getMe', refusal(401, 'expired_api_key'), async (target) => {
    if (target.isMock) return {}
    const { headers } = await givenKey(target, '--expires-at', '2001-01-01T00:00:00Z')
    return { headers: { ...headers } }
  })

  const entitlements = [
    ['a plan without the feature', 'feature_not_entitled', []],
    ['an inactive subscription', 'subscription_inactive', ['--plan', 'platform', '--state', 'inactive']],
  ] as const
  for (const [what, code, changes] of entitlements) {
    refuses(`rejects ${what}`, 'createCustomer', refusal(403, code), async (target) => {
      const headers = target.isMock ? {} : { ...(await givenOrganization(target, ...changes)) }
      return { headers, body: { name: uniqueName() } }
    })
  }

  const inProgress = refusal(409, 'idempotency_in_progress')
  scenario(
    'rejects a request while the same one is in progress',
    async (target) => {
      const request = onAccount(target)
      if (target.isMock) return expectRefused(target, 'syncTemplates', inProgress, request)
      const simulator = simulatorOf(target)
      await simulator.control('POST', '/faults', { kind: 'delay', ms: 10_000, path: 'message_templates' })
      const header = { 'Idempotency-Key': uniqueName().replace(' ', '-') }
      const outcomes = [1, 2].map(() => target.send('syncTemplates', { ...request, header }))
      const all = Promise.allSettled(outcomes)
      // The first response is the refusal, because the other request waits for the provider.
      await Promise.race(outcomes).catch(() => undefined)
      await simulator.control('DELETE', '/faults')
      const refused = (await all).findIndex(({ status }) => status === 'rejected')
      await expectRefusal(outcomes[refused] ?? Promise.resolve(), inProgress)
    },
    { operation: 'syncTemplates', status: 409, code: inProgress.code },
  )

  const failed = refusal(502, 'channel_upstream_error')
  refuses('reports a failure of the provider', 'syncTemplates', failed, async (target) => {
    const armed = { kind: 'error', code: 190, path: 'message_templates' }
    if (!target.isMock) await simulatorOf(target).control('POST', '/faults', armed)
    return onAccount(target)
  })

  const optedOut = { ...refusal(422, 'marketing_opted_out'), paramOfService: 'to' }
  refuses('rejects marketing for a contact who has opted out', 'sendMessage', optedOut, async (target) => {
    const message = await templateBody(target, target.isMock ? undefined : 'MARKETING')
    if (target.isMock) return { ...onAccount(target), body: { to: uniquePhoneNumber(), ...message } }
    const { number } = await writtenConversation(target)
    const untilOptedOut = await watchOptOuts(target)
    await simulatorOf(target).stopMarketing(target.account, number)
    await untilOptedOut()
    return { ...onAccount(target), body: { to: number, ...message } }
  })

  const noConsent = { ...refusal(422, 'consent_required'), paramOfService: 'to' }
  refusesMeanwhile('rejects a contact who has never written if the organization requires consent', noConsent, {
    async begin(target) {
      const { id } = (await target.channel.get('/v1/me')).data.organization
      await operatorOf(target)('organization', 'update', id, '--require-consent')
    },
    async end(target) {
      const { id } = (await target.channel.get('/v1/me')).data.organization
      await operatorOf(target)('organization', 'update', id, '--no-require-consent')
    },
  })

  refusesMeanwhile(
    'rejects a paused template',
    { ...refusal(422, 'template_paused'), paramOfService: 'template.name' },
    {
      begin: (target) => changeTemplate(target, 'PAUSED'),
      end: (target) => changeTemplate(target, 'APPROVED'),
    },
  )

  /** The service refuses a template to a new contact between two changes of its state. */
  function refusesMeanwhile(
    title: string,
    expected: Refusal,
    { begin, end }: Record<'begin' | 'end', (target: Target) => Promise<void>>,
  ): void {
    const run = async (target: Target) => {
      const body = { to: uniquePhoneNumber(), ...(await templateBody(target)) }
      const check = () => expectRefused(target, 'sendMessage', expected, { ...onAccount(target), body })
      if (target.isMock) return check()
      await begin(target)
      await check().finally(() => end(target))
    }
    scenario(title, run, { operation: 'sendMessage', status: expected.status, code: expected.code })
  }
})

function simulatorOf(target: Target): Simulator {
  return target.session.simulator ?? target.skip('needs the simulated provider: use --simulator')
}

/** The provider changes the template that {@link templateBody} uses, and the service learns it. */
async function changeTemplate(target: Target, status: string): Promise<void> {
  const { name, language } = (await templateBody(target)).template
  const accounts = await Array.fromAsync(target.channel.paginate('/v1/accounts'))
  const wabaId = accounts.find(({ phone_number_id }) => phone_number_id === target.account)?.waba_id
  await simulatorOf(target).control('PATCH', `/wabas/${wabaId}/templates/${name}/${language}`, { status })
  await target.send('syncTemplates', onAccount(target))
}

/** A subscription to opt-outs. @returns a function that waits for the event of the first one */
async function watchOptOuts({ channel }: Target): Promise<() => Promise<void>> {
  const body = { url: 'https://hooks.example.com/contract', event_types: ['contact.opted_out' as const] }
  const { id: subscription_id } = (await channel.post('/v1/webhook_subscriptions', { body })).data
  return async () => {
    const event = await pollUntil(async () => {
      const { data } = await channel.get('/v1/webhook_deliveries', { params: { query: { subscription_id } } })
      return data[0]
    })
    if (event === undefined) throw new Error('The service has not processed the opt-out of a customer within 30 s.')
  }
}
