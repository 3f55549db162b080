import { anAccount, aTenant, recordedEvents } from '@channel/core/testing'
import { expect, it } from 'vitest'
import { useLeaving } from './leave.fixtures.ts'
import { runChannel, runJson } from './support/run-channel.ts'

const { parts, aBusinessAccount, lastRequest } = useLeaving()

interface Shown {
  readonly status: string
  readonly provider_webhooks?: string
}

const run = (environment: NodeJS.ProcessEnv, ...args: string[]) =>
  runJson<Shown>(['account', ...args], { ...parts.environment, ...environment })
const disconnect = (id: string) => run({}, 'disconnect', id)
const authorize = (id: string, token: string, waba: string) =>
  run({ PROVIDER_TOKEN: token }, 'authorize', id, '--waba-id', waba)

it('ends the connection here and at the provider, and a new token connects the account again', async () => {
  const { organization, account } = await aTenant(parts.database)
  await aBusinessAccount('700000001', 'first')
  await authorize(account.id, 'first', '700000001')
  expect(await disconnect(account.id)).toMatchObject({ status: 'disconnected', provider_webhooks: 'ended' })
  expect(lastRequest()).toMatch(/^DELETE .*\/700000001\/subscribed_apps$/)
  expect(await disconnect(account.id)).toMatchObject({ status: 'disconnected', provider_webhooks: 'ended' })

  expect(await authorize(account.id, 'first', '700000001')).toMatchObject({ status: 'connected' })
  expect(lastRequest()).toMatch(/^POST .*\/700000001\/subscribed_apps$/)
  const events = await recordedEvents(parts.database, organization.id, account.id)
  expect(events.map(({ type }) => type).filter((type) => type !== 'account.updated')).toEqual([
    'account.connected',
    'account.disconnected',
    'account.connected',
  ])
})

it('lets the provider go on for a business account that another number needs', async () => {
  const { team, account } = await aTenant(parts.database)
  await anAccount(parts.database, team, { waba_id: '700000002' })
  await aBusinessAccount('700000002', 'second')
  await authorize(account.id, 'second', '700000002')
  expect(await disconnect(account.id)).toMatchObject({ status: 'disconnected', provider_webhooks: 'shared' })
})

it('says what the provider refuses, and changes nothing that would hide it', async () => {
  const { account } = await aTenant(parts.database)
  await aBusinessAccount('700000003', 'third')
  await authorize(account.id, 'other', '700000003')
  const { status, stderr } = await runChannel(['account', 'disconnect', account.id], parts.environment)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^channel: The account is disconnected here, but .* 700000003: .*\n$/),
  })
  const environment = { ...parts.environment, PROVIDER_TOKEN: 'other' }
  const again = await runChannel(['account', 'authorize', account.id], environment)
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was changed') })
  expect(await run({}, 'list', '--organization', account.organization_id)).toMatchObject([{ status: 'disconnected' }])
})
