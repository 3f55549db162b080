import { statement } from '@channel/db'
import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDashboardUser, type DashboardUser, sendFromBrowser, testPassword } from '../support/dashboard.ts'
import { aBrowserUser, expectSound, startPage } from '../support/dashboard-page.ts'
import { failure, invalidField, notFound } from '../support/expectations.ts'
import { insertPasskey } from '../support/insert-passkey.ts'
import { addAuthenticator, addPasskey } from '../support/passkey-page.ts'
import { startApi } from '../support/start-api.ts'

// Browsers allow no passkey at an IP address.
const page = await startPage({ host: 'localhost' })
const { api, started } = page
const pageAtAddress = await startPage()

async function signInWithPasskey(view: Page): Promise<void> {
  await view.context().clearCookies()
  await view.goto(`${api.url}/sign-in`)
  await view.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

/** What the page sends when it signs in, and its cookies, before the service has seen it. */
async function captureSignIn(view: Page): Promise<{ body: { credential: string }; cookie: string }> {
  const captured = Promise.withResolvers<{ credential: string }>()
  await view.route('**/dashboard/session/passkey', async (route) => {
    captured.resolve(route.request().postDataJSON())
    await route.abort()
  })
  await signInWithPasskey(view)
  const body = await captured.promise
  const cookies = await view.context().cookies(api.url)
  await view.unroute('**/dashboard/session/passkey')
  return { body, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

const useCaptured = ({ body, cookie }: { body: object; cookie: string }) =>
  sendFromBrowser(api.url, 'POST', '/dashboard/session/passkey', { body, headers: { cookie } })

const requireFactor = statement(
  'test_require_second_factor',
  'UPDATE organizations SET require_second_factor = true WHERE id = $1',
)
const ageSessions = statement(
  'test_age_sessions',
  `UPDATE sign_in_sessions SET created_at = created_at - interval '11 minutes' WHERE user_id = $1`,
)
const setCounter = statement('test_set_counter', 'UPDATE sign_in_passkeys SET counter = 1000 WHERE user_id = $1')
const execute = (...args: Parameters<typeof api.dependencies.database.execute>) =>
  api.dependencies.database.execute(...args)

/** Requires a second factor in an organization, without an owner who has one. */
const demand = ({ organizationId }: DashboardUser) => execute(requireFactor, [organizationId])

describeInBrowser('passkeys in a browser', started, () => {
  it.each([
    ['light', 360, 740],
    ['dark', 1280, 900],
  ] as const)('sign in, are renamed and removed, %s, %i pixels wide', async (colorScheme, width, height) => {
    const user = await aBrowserUser(page)
    const suffix = `${colorScheme}-${width}`
    const options = { colorScheme, width, height, expectedErrors: /status of 40[01]/ }
    const view = await page.open('/settings?tab=security', user, options)
    await addAuthenticator(view)
    await view.getByRole('button', { name: 'Add passkey' }).click()
    await view.getByRole('dialog').getByLabel('Name').waitFor()
    await expectSound(view, `passkey-add-${suffix}`)
    await view.keyboard.press('Escape')
    await addPasskey(view, 'Laptop of Ada')
    await view.getByRole('cell', { name: 'Laptop of Ada' }).waitFor()
    await view.getByRole('button', { name: 'Rename' }).click()
    await view.getByRole('dialog').getByLabel('Name').fill('Old laptop')
    await view.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await view.getByRole('cell', { name: 'Old laptop' }).waitFor()
    await view.reload()
    await view.getByRole('cell', { name: 'Old laptop' }).waitFor()
    await expectSound(view, `passkeys-${suffix}`)

    await view.context().clearCookies()
    await view.goto(`${api.url}/sign-in`)
    await view.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    await expectSound(view, `sign-in-passkey-${suffix}`)
    await signInWithPasskey(view)
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
    const { data } = (await user.send('GET', '/dashboard/audit_log?limit=10')).body
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'createPasskeySession',
      'updatePasskey',
      'createPasskey',
      'createSession',
    ])
    await view.goto(`${api.url}/settings?tab=security`)
    await view.getByRole('button', { name: 'Remove' }).click()
    await view.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await view.getByText('No passkeys yet').waitFor()
    await signInWithPasskey(view)
    await view.getByText('This passkey is not valid').waitFor()
    await expectSound(view, `sign-in-passkey-refused-${suffix}`)
  })

  it('are offered at localhost by a page at the address of this machine', async () => {
    const user = await aBrowserUser(pageAtAddress)
    const view = await pageAtAddress.open('/settings?tab=security', user)
    const link = view.getByRole('link', { name: /^http:\/\/localhost/ })
    expect(await link.getAttribute('href')).toBe(
      `${pageAtAddress.api.url.replace('127.0.0.1', 'localhost')}/settings?tab=security`,
    )
    expect(await view.getByRole('button', { name: 'Add passkey' }).count()).toBe(0)
    expect(await axeViolations(view)).toEqual([])
  })

  it('are the second factor that an organization requires', async () => {
    const owner = await aBrowserUser(page)
    const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
    await demand(owner)
    const view = await page.open('/contacts', member, { expectedErrors: /status of 40[13]/ })
    await addAuthenticator(view)
    await view.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
    await addPasskey(view, 'Phone')
    await view.getByRole('heading', { name: 'Contacts' }).waitFor()
    // The last one stays.
    const [{ id }] = (await member.send('GET', '/dashboard/passkeys')).body.data
    const last = await member.send('DELETE', `/dashboard/passkeys/${id}`)
    expect(last).toMatchObject(failure(403, 'second_factor_missing'))
    // The password alone is not enough, nor does it open a session that could add another passkey.
    expect(await member.signIn()).toMatchObject(failure(401, 'passkey_required'))
    expect(await member.send('GET', '/dashboard/v1/labels')).toMatchObject({ status: 200 })
    await signInWithPasskey(view)
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
  })

  it('are neither added nor removed by a session that began without the second factor', async () => {
    const user = await aBrowserUser(page)
    const view = await page.open('/settings?tab=security', user)
    await addAuthenticator(view)
    await addPasskey(view, 'Phone')
    const [{ id }] = (await user.send('GET', '/dashboard/passkeys')).body.data
    await user.signIn()
    const again = failure(401, 'second_factor_required')
    for (const [method, path, body] of [
      ['POST', '/dashboard/passkeys/challenge', { password: testPassword }],
      ['POST', '/dashboard/passkeys', { name: 'Mine', credential: '{"id":"x","response":{}}' }],
      ['DELETE', `/dashboard/passkeys/${id}`, undefined],
      ['POST', '/dashboard/second_factor', { password: testPassword }],
      ['PATCH', '/dashboard/second_factor', { enabled: false, password: testPassword }],
    ] as const)
      expect(await user.send(method, path, { body }), path).toMatchObject(again)
  })

  it('need the password ten minutes after the sign-in', async () => {
    const user = await aBrowserUser(page)
    await execute(ageSessions, [user.id])
    const view = await page.open('/settings?tab=security', user, { expectedErrors: /status of 400/ })
    await addAuthenticator(view)
    await view.getByRole('button', { name: 'Add passkey' }).click()
    const dialog = view.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Phone')
    await dialog.getByRole('button', { name: 'Add passkey' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(testPassword)
    await dialog.getByRole('button', { name: 'Add passkey' }).click()
    await view.getByRole('cell', { name: 'Phone' }).waitFor()
    const wrong = { body: { password: 'not the password' } }
    await user.signIn()
    expect((await user.send('POST', '/dashboard/passkeys/challenge', wrong)).status).toBe(401)
  })

  it('sign in once per challenge, with the cookie of the browser that began, and with a counter that ascends', async () => {
    const user = await aBrowserUser(page)
    const expectedErrors = /status of 40[01]|ERR_FAILED/
    const view = await page.open('/settings?tab=security', user, { expectedErrors })
    await addAuthenticator(view)
    await addPasskey(view, 'Phone')
    const captured = await captureSignIn(view)
    const invalid = failure(401, 'invalid_passkey')
    const elsewhere = await captureSignIn(view)
    expect(await useCaptured({ ...captured, cookie: elsewhere.cookie })).toMatchObject(invalid)
    expect(await useCaptured({ ...captured, cookie: '' })).toMatchObject(invalid)
    const fresh = await captureSignIn(view)
    expect(await useCaptured(fresh)).toMatchObject({ status: 201, body: { data: { user: { email: user.email } } } })
    expect(await useCaptured(fresh)).toMatchObject(invalid)
    // A copy of the authenticator has signed more often than this one.
    await execute(setCounter, [user.id])
    expect(await useCaptured(await captureSignIn(view))).toMatchObject(invalid)
  })

  it('sign in only if the authenticator has verified the user', async () => {
    const user = await aBrowserUser(page)
    const view = await page.open('/settings?tab=security', user, { expectedErrors: /status of 401/ })
    const { client, authenticatorId } = await addAuthenticator(view)
    await addPasskey(view, 'Phone')
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    // The page asks the browser for less than the service demands.
    await view.route('**/dashboard/session/challenge', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: text.replace('\\"userVerification\\":\\"required\\"', '\\"userVerification\\":\\"discouraged\\"'),
      })
    })
    await signInWithPasskey(view)
    await view.getByText('This passkey is not valid').waitFor()
  })

  it('end with the membership, and with a reset by an owner', async () => {
    const owner = await aBrowserUser(page)
    const view = await page.open('/sign-in', undefined, { expectedErrors: /status of 401/ })
    await addAuthenticator(view)
    for (const remove of ['', '/second_factor']) {
      const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
      const [name = '', value = ''] = member.cookie.split('=')
      await view.context().addCookies([{ name, value, url: api.url }])
      await view.goto(`${api.url}/settings?tab=security`)
      await addPasskey(view, 'Phone')
      expect(await owner.send('DELETE', `/dashboard/members/${member.id}${remove}`)).toMatchObject({ status: 200 })
      expect(await member.send('GET', '/dashboard/session')).toMatchObject({ status: 401 })
      await signInWithPasskey(view)
      await view.getByText('This passkey is not valid').waitFor()
    }
  })
})

it('belong to one user, and reject invalid credentials', async () => {
  // With limits of its own: attempts of one address are limited.
  const api = await startApi()
  const [user, other] = [await aDashboardUser(api), await aDashboardUser(api)]
  const unreadable =
    '{"id":"x","rawId":"x","type":"public-key","response":{"clientDataJSON":"e30","attestationObject":"e30"}}'
  for (const credential of ['{}', 'no JSON', 'null', '{"id":1,"response":{}}', '{"id":"x","response":{}}', unreadable])
    for (const [begin, path, status] of [
      ['/dashboard/passkeys/challenge', '/dashboard/passkeys', [400]],
      ['/dashboard/session/challenge', '/dashboard/session/passkey', [400, 401]],
    ] as const) {
      const { headers } = await user.send('POST', begin, { body: begin.includes('passkeys') ? {} : undefined })
      const cookie = `${user.cookie}; ${headers.getSetCookie()[0]?.split(';')[0]}`
      const body = { credential, ...(path === '/dashboard/passkeys' && { name: 'A' }) }
      expect((await user.send('POST', path, { body, headers: { cookie } })).status, `${path} ${credential}`).toBeOneOf(
        status,
      )
    }
  const blank = { body: { name: ' ', credential: '{"id":"x","response":{}}' } }
  expect(await user.send('POST', '/dashboard/passkeys', blank)).toMatchObject(invalidField('name'))
  const id = await insertPasskey(api, other)
  expect(await user.send('PATCH', `/dashboard/passkeys/${id}`, { body: { name: 'A' } })).toMatchObject(notFound)
  expect(await user.send('DELETE', `/dashboard/passkeys/${id}`)).toMatchObject(notFound)
  expect((await user.send('GET', '/dashboard/passkeys')).body.data).toEqual([])
})
