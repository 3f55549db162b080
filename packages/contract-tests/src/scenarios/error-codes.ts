import { expectRefusal } from '../checks/expect-refusal.ts'
import type { Simulator } from '../target/simulator.ts'
import type { Target } from '../target/target.ts'
import { templateBody, writtenConversation } from './given-conversation.ts'
import { givenKey, givenOrganization, operatorOf } from './given-organization.ts'
import { pollUntil } from './poll-until.ts'
import { scenariosOf } from './scenario.ts'
import { uniqueName, uniquePhoneNumber } from './unique.ts'

const prefer = (status: number, code: string) => `code=${status}, example=${code}`
const onAccount = ({ account }: Target) => ({ path: { phone_number_id: account } })

/** Errors that need a certain state of the organization, of the provider, or of another request. */
export const errorCodes = scenariosOf('error codes', (scenario) => {
  scenario(
    'rejects a revoked API key',
    async (target) => {
      const refusal = { status: 401, code: 'revoked_api_key' } as const
      const request = { prefer: prefer(401, refusal.code) }
      if (target.isMock) return expectRefusal(target.send('getMe', request), refusal)
      const { id, headers } = await givenKey(target)
      await operatorOf(target)('key', 'revoke', id)
      await expectRefusal(target.send('getMe', { headers: { ...headers } }), refusal)
    },
    { operation: 'getMe', status: 401, code: 'revoked_api_key' },
  )

  scenario(
    'rejects an expired API key',
    async (target) => {
      const refusal = { status: 401, code: 'expired_api_key' } as const
      const request = { prefer: prefer(401, refusal.code) }
      if (target.isMock) return expectRefusal(target.send('getMe', request), refusal)
      const { headers } = await givenKey(target, '--expires-at', '2001-01-01T00:00:00Z')
      await expectRefusal(target.send('getMe', { headers: { ...headers } }), refusal)
    },
    { operation: 'getMe', status: 401, code: 'expired_api_key' },
  )

  const entitlements = [
    ['a plan without the feature', 'feature_not_entitled', []],
    ['an inactive subscription', 'subscription_inactive', ['--plan', 'platform', '--state', 'inactive']],
  ] as const
  for (const [what, code, changes] of entitlements) {
    scenario(
      `rejects ${what}`,
      async (target) => {
        const headers = target.isMock ? {} : { ...(await givenOrganization(target, ...changes)) }
        const request = { headers, body: { name: uniqueName() }, prefer: prefer(403, code) }
        await expectRefusal(target.send('createCustomer', request), { status: 403, code })
      },
      { operation: 'createCustomer', status: 403, code },
    )
  }

  scenario(
    'rejects a request while the same one is in progress',
    async (target) => {
      const refusal = { status: 409, code: 'idempotency_in_progress' } as const
      const request = { ...onAccount(target), prefer: prefer(409, refusal.code) }
      if (target.isMock) return expectRefusal(target.send('syncTemplates', request), refusal)
      const simulator = simulatorOf(target)
      await simulator.control('POST', '/faults', { kind: 'delay', ms: 10_000, path: 'message_templates' })
      const header = { 'Idempotency-Key': uniqueName().replace(' ', '-') }
      const outcomes = [1, 2].map(() => target.send('syncTemplates', { ...request, header }))
      const all = Promise.allSettled(outcomes)
      // The first response is the refusal, because the other request waits for the provider.
      await Promise.race(outcomes).catch(() => undefined)
      await simulator.control('DELETE', '/faults')
      const refused = (await all).findIndex(({ status }) => status === 'rejected')
      await expectRefusal(outcomes[refused] ?? Promise.resolve(), refusal)
    },
    { operation: 'syncTemplates', status: 409, code: 'idempotency_in_progress' },
  )

  scenario(
    'reports a failure of the provider',
    async (target) => {
      const refusal = { status: 502, code: 'channel_upstream_error' } as const
      const request = { ...onAccount(target), prefer: prefer(502, refusal.code) }
      if (target.isMock) return expectRefusal(target.send('syncTemplates', request), refusal)
      await simulatorOf(target).control('POST', '/faults', { kind: 'error', code: 190, path: 'message_templates' })
      await expectRefusal(target.send('syncTemplates', request), refusal)
    },
    { operation: 'syncTemplates', status: 502, code: 'channel_upstream_error' },
  )

  scenario(
    'rejects marketing for a contact who has opted out',
    async (target) => {
      const refusal = { status: 422, code: 'marketing_opted_out' } as const
      const body = { to: uniquePhoneNumber(), ...(await templateBody(target, target.isMock ? undefined : 'MARKETING')) }
      const request = { ...onAccount(target), body, prefer: prefer(422, refusal.code) }
      if (target.isMock) return expectRefusal(target.send('sendMessage', request), refusal)
      const { number } = await writtenConversation(target)
      const untilOptedOut = await watchOptOuts(target)
      await simulatorOf(target).stopMarketing(target.account, number)
      await untilOptedOut()
      await expectRefusal(target.send('sendMessage', { ...request, body: { ...body, to: number } }), refusal)
    },
    { operation: 'sendMessage', status: 422, code: 'marketing_opted_out' },
  )

  scenario(
    'rejects a contact who has never written if the organization requires consent',
    async (target) => {
      const refusal = { status: 422, code: 'consent_required' } as const
      const body = { to: uniquePhoneNumber(), ...(await templateBody(target)) }
      const request = { ...onAccount(target), body, prefer: prefer(422, refusal.code) }
      if (target.isMock) return expectRefusal(target.send('sendMessage', request), refusal)
      const operator = operatorOf(target)
      const { id } = (await target.channel.get('/v1/me')).data.organization
      await operator('organization', 'update', id, '--require-consent')
      try {
        await expectRefusal(target.send('sendMessage', request), refusal)
      } finally {
        await operator('organization', 'update', id, '--no-require-consent')
      }
    },
    { operation: 'sendMessage', status: 422, code: 'consent_required' },
  )

  scenario(
    'rejects a paused template',
    async (target) => {
      const refusal = { status: 422, code: 'template_paused' } as const
      const message = await templateBody(target)
      const request = {
        ...onAccount(target),
        body: { to: uniquePhoneNumber(), ...message },
        prefer: prefer(422, refusal.code),
      }
      if (target.isMock) return expectRefusal(target.send('sendMessage', request), refusal)
      const simulator = simulatorOf(target)
      const change = async (status: string) => {
        await simulator.control('PATCH', await templatePath(target, message.template), { status })
        await target.send('syncTemplates', onAccount(target))
      }
      await change('PAUSED')
      try {
        await expectRefusal(target.send('sendMessage', request), refusal)
      } finally {
        await change('APPROVED')
      }
    },
    { operation: 'sendMessage', status: 422, code: 'template_paused' },
  )
})

function simulatorOf(target: Target): Simulator {
  return target.session.simulator ?? target.skip('needs the simulated provider: use --simulator')
}

/** The path of a template in the simulator's control API. */
async function templatePath({ channel, account }: Target, { name, language }: { name: string; language: string }) {
  const accounts = await Array.fromAsync(channel.paginate('/v1/accounts'))
  const wabaId = accounts.find(({ phone_number_id }) => phone_number_id === account)?.waba_id
  return `/wabas/${wabaId}/templates/${name}/${language}`
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
