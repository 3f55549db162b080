import { authorizeAccount } from '@channel/core/accounts'
import { openApiLog } from '@channel/core/mechanisms/api-log'
import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { idTimeMs, newId } from '@channel/core/mechanisms/ids'
import { sendMessage } from '@channel/core/messages'
import { anInboundMessage, aTenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { beginSends, claimSends, recordLostSends } from '@channel/queues/sends'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runChannel, runJson } from './support/run-channel.ts'
import { secret } from './support/use-channels.ts'

interface Shown {
  readonly id: string
  readonly [field: string]: unknown
}

let database: OwnDatabase
let environment: NodeJS.ProcessEnv
let organization: Shown

beforeAll(async () => {
  database = await createTestDatabase()
  environment = { DATABASE_URL: database.url }
  organization = await run('organization', 'create', '--name', 'Acme', '--plan', 'platform')
})
afterAll(() => database.drop())

const run = (...args: string[]) => runJson<Shown>(args, environment)
const list = (...args: string[]) => runJson<Shown[]>(args, environment)
const idOf = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`))

async function expectFailure(args: string[], message: RegExp): Promise<void> {
  const { status, stdout, stderr } = await runChannel(args, environment)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^channel: [^\n]+\n$/)
  expect(stderr).toMatch(message)
}

describe('organization', () => {
  it('is created, listed and updated', async () => {
    expect(organization).toMatchObject({ id: idOf('org'), name: 'Acme', plan: 'platform', state: 'active' })
    expect(await list('organization', 'list')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: organization.id, name: 'Acme' })]),
    )
    const made = await run('organization', 'create', '--name', 'Plain')
    expect(made).toMatchObject({ plan: 'standard', require_consent: false, monthly_messages: null })
    const changes = [
      '--plan',
      'platform',
      '--state',
      'inactive',
      '--require-consent',
      '--monthly-messages',
      '7',
      '--max-webhook-subscriptions',
      '9',
    ]
    expect(await run('organization', 'update', made.id, ...changes)).toMatchObject({
      id: made.id,
      plan: 'platform',
      state: 'inactive',
      require_consent: true,
      monthly_messages: 7,
      max_webhook_subscriptions: 9,
    })
    const back = ['--no-require-consent', '--monthly-messages', 'none', '--max-webhook-subscriptions', 'none']
    expect(await run('organization', 'update', made.id, ...back)).toMatchObject({
      state: 'inactive',
      require_consent: false,
      monthly_messages: null,
      max_webhook_subscriptions: null,
    })
  })

  it('keeps deliveries for 30 days and everything else forever by default', async () => {
    const made = await run('organization', 'create', '--name', 'Retention')
    const byDefault = { delivery_retention_days: 30, message_retention_days: null, media_retention_days: null }
    expect(made).toMatchObject(byDefault)
    const options = (deliveries: string, messages: string, media: string) => [
      ...['--delivery-retention-days', deliveries, '--message-retention-days', messages],
      ...['--media-retention-days', media],
    ]
    const changed = { delivery_retention_days: 60, message_retention_days: 365, media_retention_days: 1 }
    expect(await run('organization', 'update', made.id, ...options('60', '365', '1'))).toMatchObject(changed)
    expect(await run('organization', 'update', made.id, '--plan', 'platform')).toMatchObject(changed)
    expect(await list('organization', 'list')).toContainEqual(expect.objectContaining({ id: made.id, ...changed }))
    const forever = { delivery_retention_days: null, message_retention_days: null, media_retention_days: null }
    const update = ['organization', 'update', made.id, ...options('forever', 'forever', 'forever')]
    expect(await run(...update)).toMatchObject(forever)
    const shown = await runChannel(update, environment)
    expect(shown.stdout).toMatch(/^message_retention_days +forever$/m)
  })

  it('has what an operator changes in its audit log', async () => {
    const { id } = await run('organization', 'create', '--name', 'Audited')
    await run('organization', 'update', id, '--plan', 'platform', '--media-retention-days', 'forever')
    await run('organization', 'brand', id, '--color', '#0B57D0')
    const log = statement(
      'test_audit_log',
      'SELECT action, user_id, target_id, details FROM audit_log WHERE organization_id = $1 ORDER BY created_at',
    )
    const entry = { action: 'updateOrganization', user_id: null, target_id: id }
    expect(await database.query(log, [id])).toEqual([
      { ...entry, details: { plan: 'platform', media_retention_days: null } },
      { ...entry, details: { brand_color: '#0b57d0' } },
    ])
  })

  it('is not updated if unknown', () =>
    expectFailure(['organization', 'update', `org_${'0'.repeat(26)}`, '--plan', 'platform'], /org_0{26}/))
})

describe('user of the dashboard', () => {
  it('is created, invited and reset with a link, and the audit log says so', async () => {
    const of = ['--organization', organization.id]
    const url = (page: string, end = '') =>
      expect.stringMatching(new RegExp(`^https?://.+/${page}#token=[\\w-]{32}${end}$`))
    const email = 'owner.of.acme@example.com'
    const owner = await run('user', 'create', ...of, '--name', 'Ada', '--email', email, '--role', 'owner')
    expect(owner).toMatchObject({ id: idOf('usr'), email, role: 'owner', url: url('reset-password', '&welcome') })
    await expectFailure(
      ['user', 'create', ...of, '--name', 'Ada', '--email', email, '--role', 'owner'],
      /already signs in/,
    )
    const invited = await run('user', 'invite', ...of, '--email', 'bo.of.acme@example.com', '--role', 'member')
    expect(invited).toMatchObject({ id: idOf('inv'), role: 'member', status: 'open', url: url('accept-invitation') })
    const reset = await run('user', 'reset', '--email', email.toUpperCase(), '--remove-second-factor')
    expect(reset).toMatchObject({ id: owner.id, url: url('reset-password') })
    await expectFailure(['user', 'reset', '--email', 'nobody@example.com'], /No user signs in .* nobody@example\.com/)
  })
})

describe('team, user, customer', () => {
  it('are created and listed', async () => {
    const of = ['--organization', organization.id]
    const team = await run('team', 'create', ...of, '--name', 'Night shift')
    expect(team).toMatchObject({ id: idOf('team'), name: 'Night shift' })
    expect((await list('team', 'list', ...of)).map(({ id }) => id)).toContain(team.id)

    const user = await run('user', 'create', ...of, '--name', 'Ada', '--email', 'ada@example.com')
    expect(user).toMatchObject({ id: idOf('usr'), name: 'Ada', email: 'ada@example.com' })
    expect((await list('user', 'list')).map(({ id }) => id)).toContain(user.id)
    await expectFailure(['user', 'create', ...of, '--name', 'Ada', '--email', 'ADA@example.com'], /ADA@example\.com/)

    const customer = await run('customer', 'create', ...of, '--name', 'Corner Bakery')
    expect(customer).toMatchObject({ id: idOf('cus'), name: 'Corner Bakery' })
    expect((await list('customer', 'list', ...of)).map(({ id }) => id)).toEqual([customer.id])
  })

  it.each([
    [['team', 'create', '--name', 'A']],
    [['user', 'create', '--name', 'A', '--email', 'a@example.com']],
    [['customer', 'create', '--name', 'A']],
    [['key', 'create']],
  ])('%j requires an existing organization', (args) =>
    expectFailure(
      [...args, '--organization', `org_${'0'.repeat(26)}`],
      /organization.*org_0{26}|org_0{26}.*organization/i,
    ),
  )
})

describe('key', () => {
  it('is shown once, listed without its secret, and revoked', async () => {
    const expiry = ['--expires-at', '2099-01-31T12:00:00+02:00']
    const made = await run('key', 'create', '--organization', organization.id, '--name', 'Shop', ...expiry)
    expect(made).toMatchObject({
      id: idOf('key'),
      key: expect.stringMatching(/^chn_live_[\w-]{24}$/),
      name: 'Shop',
      expires_at: '2099-01-31T10:00:00.000000Z',
    })
    const { stdout } = await runChannel(['key', 'list', '--json'], environment)
    expect(stdout).not.toContain(made.key)
    const listed = (JSON.parse(stdout) as Shown[]).find(({ id }) => id === made.id)
    expect(listed).toMatchObject({ name: 'Shop', revoked_at: null, organization_id: organization.id })

    await run('key', 'revoke', made.id)
    const after = (await list('key', 'list', '--organization', organization.id)).find(({ id }) => id === made.id)
    expect(after?.revoked_at).toMatch(/^\d{4}-.*Z$/)
  })

  it('is not revoked if unknown', () => expectFailure(['key', 'revoke', `key_${'0'.repeat(26)}`], /key_0{26}/))
})

describe('account', () => {
  it('is connected, listed, verified and moved', async () => {
    const of = ['--organization', organization.id]
    const [first, second] = [
      await run('team', 'create', ...of, '--name', 'A'),
      await run('team', 'create', ...of, '--name', 'B'),
    ]
    const customer = await run('customer', 'create', ...of, '--name', 'Florist')
    const number = ['--phone-number-id', '106540352242922', '--phone-number', '+4930123456', '--name', 'Support']
    const args = ['account', 'connect', ...of, '--team', first.id, ...number]
    const account = await run(...args, '--unverified', '--customer', customer.id, '--waba-id', '77')
    expect(account).toMatchObject({
      id: idOf('acc'),
      phone_number_id: '106540352242922',
      phone_number: '+4930123456',
      verified: false,
      waba_id: '77',
      customer: { id: customer.id, name: 'Florist' },
    })
    expect(await list('account', 'list')).toMatchObject([{ id: account.id, team_id: first.id }])
    expect(await run('account', 'verify', account.id)).toMatchObject({ id: account.id, verified: true })
    await run('account', 'move', account.id, '--team', second.id)
    expect(await list('account', 'list', ...of)).toMatchObject([{ id: account.id, team_id: second.id }])

    await expectFailure([...args.slice(0, -2), '--name', 'Again'], /106540352242922/)
    await expectFailure(['account', 'move', account.id, '--team', `team_${'0'.repeat(26)}`], /team/)
    await expectFailure(['account', 'verify', `acc_${'0'.repeat(26)}`], /acc_0{26}/)

    const authorize = ['account', 'authorize', account.id]
    await expectFailure([...authorize, '--waba-id', '78'], /PROVIDER_TOKEN is not set/)
    const withToken = { ...environment, PROVIDER_TOKEN: 'a-token-of-the-provider', CHANNEL_SECRET: secret }
    expect(await runJson([...authorize, '--waba-id', '78'], withToken)).toMatchObject({ id: account.id, waba_id: '78' })
    const { status, stderr } = await runChannel(authorize, { ...withToken, PROVIDER_TOKEN: 'two words' })
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/visible ASCII characters\.\n$/) })
  })
})

describe('api-log', () => {
  it('lists the latest calls of an organization', async () => {
    const of = ['--organization', organization.id]
    expect(await list('api-log', 'list', ...of)).toEqual([])
    const log = openApiLog(database)
    const call = {
      organizationId: organization.id,
      keyId: null,
      method: 'GET',
      ip: '203.0.113.7',
      latencyMs: 1.5,
      errorCode: null,
    }
    const atMs = Date.parse('2026-11-21T05:20:22.123Z')
    for (const index of [1, 2, 3]) {
      log.record({
        ...call,
        requestId: `req_${index}`,
        path: `/v1/labels/${index}`,
        status: 200 + index,
        atMs: atMs + index,
      })
    }
    await log.close()
    expect(await list('api-log', 'list', ...of, '--limit', '2')).toMatchObject([
      { request_id: 'req_3', method: 'GET', path: '/v1/labels/3', status: 203, latency_ms: 1.5, ip: '203.0.113.7' },
      { request_id: 'req_2', created_at: '2026-11-21T05:20:22.125000Z' },
    ])
    const { stdout } = await runChannel(['api-log', 'list', ...of], environment)
    expect(stdout).toMatch(/^CREATED AT +METHOD +PATH +STATUS +ERROR CODE +LATENCY MS +IP +KEY ID +REQUEST ID\n/)
    expect(stdout).toMatch(
      /^2026-11-21T05:20:22\.126000Z +GET +\/v1\/labels\/3 +203 +- +1\.5 +203\.0\.113\.7 +- +req_3$/m,
    )
    const filtered = ['--status', '2xx', '--method', 'get', '--path', '/v1/labels/1', '--after', '2026-11-21T00:00:00Z']
    expect(await list('api-log', 'list', ...of, ...filtered)).toMatchObject([{ request_id: 'req_1' }])
    expect(await list('api-log', 'list', ...of, '--error-code', 'internal_error')).toEqual([])
    const unknownOrganization = ['--organization', `org_${'0'.repeat(26)}`]
    expect(await runChannel(['api-log', 'list', ...unknownOrganization], environment)).toMatchObject({
      stdout: 'No calls.\n',
    })
  })
})

describe('api-log get', () => {
  it('shows the call with a request id', async () => {
    const log = openApiLog(database)
    const requestId = newId('request')
    const call = {
      organizationId: organization.id,
      keyId: null,
      method: 'GET',
      ip: null,
      latencyMs: 1.5,
      path: '/v1/me',
    }
    log.record({ ...call, requestId, status: 500, errorCode: 'internal_error', atMs: idTimeMs(requestId) })
    await log.close()
    const { stdout } = await runChannel(['api-log', 'get', requestId, '--json'], environment)
    expect(JSON.parse(stdout)).toMatchObject({ request_id: requestId, status: 500, error_code: 'internal_error' })
    const unknown = await runChannel(['api-log', 'get', newId('request')], environment)
    expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no call req_') })
  })
})

describe('message uncertain', () => {
  it('counts the uncertain messages of each phone number, with the age of the oldest', async () => {
    const none = await runChannel(['message', 'uncertain'], environment)
    expect(none).toMatchObject({ status: 0, stdout: 'No uncertain messages.\n' })
    const { account, scope } = await aTenant(database)
    const { organization_id, phone_number_id } = account
    const authorization = { id: account.id, token: 'a-token', waba_id: '4711' }
    await database.transaction((tx) => authorizeAccount(tx, scope.secrets, authorization))
    for (const body of ['One', 'Two']) {
      const { contact_id } = await anInboundMessage(database, account)
      const input = { params: { phone_number_id }, body: { contact_id, type: 'text', text: { body } } } as const
      await database.transaction((tx) => sendMessage(tx, scope, input))
    }
    const clock = systemDeliveryClock
    const wanted = [{ organization_id, phone_number_id, quota: 2 }]
    const sends = await claimSends(database, clock, { wanted, leaseMs: 60_000 })
    await beginSends(database, clock, scope.secrets, { sends, leaseMs: 60_000 })
    await recordLostSends(database, clock, sends)

    const rows = await list('message', 'uncertain', '--organization', organization_id)
    expect(rows).toEqual([
      {
        organization_id,
        phone_number_id,
        messages: 2,
        oldest_called_at: expect.stringMatching(/Z$/),
        oldest_age_seconds: expect.any(Number),
        next_fails_at: expect.stringMatching(/Z$/),
      },
    ])
    expect(await list('message', 'uncertain', '--organization', organization.id)).toEqual([])
    const { stdout } = await runChannel(['message', 'uncertain'], environment)
    expect(stdout).toMatch(
      /^ORGANIZATION ID +PHONE NUMBER ID +MESSAGES +OLDEST CALLED AT +OLDEST AGE SECONDS +NEXT FAILS AT\n/,
    )
    expect(stdout).toMatch(new RegExp(`^${organization_id} +${phone_number_id} +2 `, 'm'))
  })
})

describe('text output', () => {
  it('prints a list as a table, and one object as a line per field', async () => {
    const table = await runChannel(['organization', 'list'], environment)
    expect(table.stdout).toMatch(
      /^ID +NAME +PLAN +STATE +DELIVERY RETENTION DAYS +MESSAGE RETENTION DAYS +MEDIA RETENTION DAYS +CREATED AT\n/,
    )
    expect(table.stdout).toMatch(new RegExp(`^${organization.id}  Acme +platform +active +30 +forever +forever `, 'm'))
    const key = await runChannel(['key', 'create', '--organization', organization.id], environment)
    expect(key.stdout).toMatch(/^key +chn_live_[\w-]{24}$/m)
    expect(key.stdout).toContain('only a hash of it is stored')
  })
})
