import { updateOrganization } from '@channel/core/organizations'
import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { testPassword } from '../support/dashboard.ts'
import { aBrowserUser, focusedName, moveFocus, settle, startPage, takePicture } from '../support/dashboard-page.ts'
import { send } from '../support/send.ts'

const page = await startPage()
const { api, started } = page
const paths = [
  '/',
  '/inbox',
  '/contacts',
  '/templates',
  '/templates/editor',
  '/broadcasts',
  '/broadcasts/new',
  '/accounts',
  '/customers',
  '/api-keys',
  '/webhooks',
  '/events',
  '/api-log',
  '/settings',
  '/settings?tab=security',
  '/settings?tab=members',
  '/settings?tab=organization',
  '/settings?tab=audit',
] as const

/** An organization with data, its owner, and the paths of pages that show one of its resources. */
async function aBusyUser() {
  const tenant = await api.tenant()
  for (let count = 0; count < 3; count += 1) await tenant.receiveMessage()
  const { conversation_id } = await tenant.receiveMessage()
  const user = await aBrowserUser(page, tenant.organizationId)
  const { phone_number_id } = tenant.account
  return { ...user, paths: [...paths, `/inbox/${conversation_id}`, `/accounts/${phone_number_id}`] }
}

describeInBrowser('the pages in a browser', started, () => {
  it.each([
    ['light', 1440, 900],
    ['dark', 360, 740],
    ['light', 3840, 2160],
  ] as const)('are accessible and fit, %s, %i pixels wide', async (colorScheme, width, height) => {
    const user = await aBusyUser()
    const view = await page.open('/', user, { colorScheme, width, height })
    const problems: string[] = []
    for (const path of user.paths) {
      await view.goto(`${api.url}${path}`)
      await settle(view)
      const name = `${path.replace(/\W+/g, '-').replace(/^-/, '') || 'overview'}-${colorScheme}-${width}`
      await takePicture(view, `${name}`)
      // On a wide screen the pages are the same, but for their places.
      if (width < 3840) problems.push(...(await axeViolations(view)).map((line) => `${path}: ${line}`))
      if (!(await view.evaluate('document.documentElement.scrollWidth <= innerWidth')))
        problems.push(`${path}: too wide`)
    }
    expect(problems).toEqual([])
  })

  it('shows the whole navigation on the screen of a laptop', async () => {
    const view = await page.open('/', await aBrowserUser(page))
    await view.getByRole('button', { name: 'Chosen number' }).waitFor()
    const hidden = '(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector("nav"))'
    for (const height of [920, 800, 720]) {
      await view.setViewportSize({ width: 1280, height })
      expect(await view.evaluate(hidden), `at ${height}`).toBe(0)
    }
  })

  it('connects a number from an empty organization: a new customer, and the beginning of its link', async () => {
    const view = await page.open('/', await aBrowserUser(page), { width: 360, height: 740 })
    await view.getByRole('button', { name: 'Connect a number' }).click()
    await view.getByLabel('Name of the customer').fill('Fjord Coffee')
    await view.getByRole('button', { name: 'Continue' }).click()
    await view.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    const link = view.getByRole('textbox', { name: 'Setup link' })
    await expect.poll(() => link.inputValue()).toContain('/setup/')
    const scrolledBy = () => link.evaluate((field) => (field as unknown as { scrollLeft: number }).scrollLeft)
    await expect.poll(scrolledBy).toBe(0)
    expect(await axeViolations(view)).toEqual([])
  })

  it('says what the operator runs, if the organization has no setup links', async () => {
    const user = await aBrowserUser(page)
    const { database } = api.dependencies
    await database.transaction((tx) => updateOrganization(tx, { id: user.organizationId, plan: 'standard' }))
    const view = await page.open('/contacts', user)
    await view.getByRole('button', { name: 'Connect a number' }).click()
    await view.getByText(`--organization ${user.organizationId}`).waitFor()
    await view.getByText('--plan platform').waitFor()
    // The API of the test runs from the sources.
    await view.getByText('npm run -s channel -- account connect').waitFor()
    expect(await axeViolations(view)).toEqual([])
  })

  it('loads at most 200 KB of JavaScript first', async () => {
    const view = await page.open('/', await aBrowserUser(page))
    await settle(view)
    const bytes = await view.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(200_000)
  })

  it('can be used with the keyboard alone: from signing in to a key, a webhook and a call in the log', async () => {
    const tenant = await api.tenant()
    const user = await aBrowserUser(page, tenant.organizationId)
    const call = await fetch(`${api.url}/v1/labels`, { headers: { authorization: `Bearer ${tenant.key}` } })
    const view = await page.open('/sign-in')
    const { keyboard } = view
    const dialog = view.getByRole('dialog')
    const press = async (name: string | RegExp) => {
      await moveFocus(view, name)
      await keyboard.press('Enter')
    }
    const openPage = async (name: string) => {
      await press(name)
      // The focus follows, and says which page it is.
      await expect.poll(() => view.evaluate('document.activeElement.tagName')).toBe('H1')
      expect(await focusedName(view)).toBe(name)
      await keyboard.press('Shift+Tab')
    }
    await view.getByRole('heading', { name: 'Sign in' }).waitFor()
    await moveFocus(view, 'Email')
    await keyboard.type(user.email)
    await moveFocus(view, 'Password')
    await keyboard.type(testPassword)
    await keyboard.press('Enter')
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
    await settle(view)
    // From the top of the page.
    await view.reload()
    await settle(view)
    await view.evaluate('document.activeElement.blur()')
    await press('Skip to content')
    expect(await view.evaluate('document.activeElement.id')).toBe('content')

    await view.goto(`${api.url}/`)
    await settle(view)
    await view.evaluate('document.activeElement.blur()')
    await openPage('API keys')
    await press('Create key')
    await expect.poll(() => focusedName(view)).toBe('Name')
    await keyboard.type('Shop')
    await keyboard.press('Enter')
    await dialog.getByLabel('API key', { exact: true }).waitFor()
    await press('Copy')
    await dialog.getByText('Copied').first().waitFor()
    await press('Done')
    await dialog.waitFor({ state: 'hidden' })
    await press('Revoke Shop')
    await dialog.waitFor()
    await press('Revoke')
    await view.getByRole('cell', { name: 'Revoked', exact: true }).waitFor()
    await dialog.waitFor({ state: 'hidden' })

    await view.goto(`${api.url}/webhooks`)
    await settle(view)
    await press('Add webhook')
    await expect.poll(() => focusedName(view)).toBe('URL')
    await keyboard.press('Escape')
    await expect.poll(() => focusedName(view)).toBe('Add webhook')
    await keyboard.press('Enter')
    await expect.poll(() => focusedName(view)).toBe('URL')
    await keyboard.type('https://hooks.example.com/keyboard')
    await keyboard.press('Enter')
    await dialog.getByLabel('Signing secret', { exact: true }).waitFor()
    await press('Copy')
    await dialog.getByText('Copied').first().waitFor()
    await press('Done')
    await view.getByRole('heading', { name: 'hooks.example.com/keyboard' }).waitFor()

    await view.goto(`${api.url}/api-log`)
    await settle(view)
    await moveFocus(view, 'Status')
    await keyboard.press('Enter')
    await view.getByRole('option', { name: '2xx success' }).waitFor()
    await moveFocus(view, '2xx success', 'ArrowDown')
    await keyboard.press('Enter')
    await expect.poll(() => new URL(view.url()).searchParams.get('status_class')).toBe('2xx')
    await view.getByRole('option', { name: '2xx success' }).waitFor({ state: 'hidden' })
    await press(/^GET\/v1\/labels/)
    await dialog.getByText(call.headers.get('x-request-id') ?? '').waitFor()
    await keyboard.press('Escape')
    await expect.poll(() => focusedName(view)).toMatch(/^GET\/v1\/labels/)
  })

  it('opens what a bar counts with the keyboard', async () => {
    const view = await page.open('/', await aBusyUser())
    await settle(view)
    const chart = view.getByRole('toolbar', { name: 'API calls' })
    await chart.waitFor()
    await moveFocus(view, /: 2xx \d+, 3xx 0, 4xx 0, 5xx 0$/)
    const newest = await focusedName(view)
    await moveFocus(view, /: 2xx 0, /, 'ArrowLeft')
    expect(await focusedName(view)).not.toBe(newest)
    await view.keyboard.press('End')
    expect(await focusedName(view)).toBe(newest)
    await view.keyboard.press('Enter')
    await view.getByRole('heading', { name: 'API log' }).waitFor()
    expect(new URL(view.url()).searchParams.has('from')).toBe(true)
  })

  it('asks to sign in when the session has ended elsewhere, and never opens another site after it', async () => {
    const user = await aBrowserUser(page)
    const view = await page.open('/settings?tab=members', user, { expectedErrors: /status of 401/ })
    await settle(view)
    await user.send('DELETE', '/dashboard/session')
    const signIn = view.getByRole('heading', { name: 'Sign in' })
    // On a slow machine, the end of the live updates asks first.
    await Promise.any([view.getByRole('tab', { name: 'Audit log' }).click(), signIn.waitFor()])
    await signIn.waitFor()
    expect(new URL(view.url()).searchParams.get('return')).toMatch(/^\/settings\?tab=(?:audit|members)$/)
    await view.goto(`${api.url}/sign-in?return=//evil.example/`)
    await view.getByLabel('Email').fill(user.email)
    await view.getByLabel('Password', { exact: true }).fill(testPassword)
    await view.keyboard.press('Enter')
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
    expect(new URL(view.url()).origin).toBe(api.url)
  })

  it('shares one stream between tabs, and goes on when the tab that has it is closed', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createContact({ name: 'Ada Byron' })
    const label = await tenant.createLabel({ name: 'VIP', color: '#0b57d0' })
    const first = await page.open('/contacts', await aBrowserUser(page, tenant.organizationId))
    const streams: string[] = []
    first.context().on('request', (request) => {
      if (new URL(request.url()).pathname === '/dashboard/live') streams.push(request.url())
    })
    await first.reload()
    const second = await first.context().newPage()
    await second.goto(`${api.url}/contacts`)
    for (const view of [first, second]) await view.getByRole('button', { name: 'Ada Byron' }).waitFor()
    const input = { params: { id: contact.id }, body: { label_id: label.id } }
    expect(await send('attachContactLabel', tenant, input)).toMatchObject({ status: 200 })
    for (const view of [first, second]) await view.getByText('VIP').waitFor()
    expect(streams).toHaveLength(1)
    await first.close()
    await expect.poll(() => streams.length, { timeout: 120_000 }).toBe(2)
    await send('updateContact', tenant, { params: { id: contact.id }, body: { name: 'Grace Hopper' } })
    await second.getByRole('button', { name: 'Grace Hopper' }).waitFor()
  })

  it('says when live updates are interrupted for long, and loads everything again after that', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createContact({ name: 'Ada Byron' })
    const user = await aBrowserUser(page, tenant.organizationId)
    const view = await page.open('/api-keys', user, { expectedErrors: /ERR_FAILED/ })
    await view.route('**/dashboard/live?*', (route) => route.abort())
    await view.goto(`${api.url}/contacts`)
    await view.getByRole('button', { name: 'Ada Byron' }).waitFor()
    await view.getByText('Live updates are interrupted').waitFor()
    await send('updateContact', tenant, { params: { id: contact.id }, body: { name: 'Grace Hopper' } })
    await view.unroute('**/dashboard/live?*')
    await view.getByRole('button', { name: 'Grace Hopper' }).waitFor()
    await expect.poll(() => view.getByText('Live updates are interrupted').count(), { timeout: 120_000 }).toBe(0)
  })

  it('stays while the service cannot be reached, and opens the page when it can', async () => {
    const view = await page.open('/contacts', await aBrowserUser(page), {
      expectedErrors: /ERR_INTERNET_DISCONNECTED|ChannelConnectionError/,
    })
    await settle(view)
    await view.context().setOffline(true)
    await view.getByRole('link', { name: 'API keys' }).click()
    await view.getByText('The service cannot be reached.').waitFor()
    await view.getByRole('link', { name: 'Webhooks' }).waitFor()
    await view.context().setOffline(false)
    await view.getByText('No API keys yet').waitFor()
  })

  it('says that the service does not respond, and shows what is missing as soon as it does', async () => {
    const expectedErrors = /ERR_FAILED|ChannelConnectionError|ERR_CONNECTION/
    const view = await page.open('/settings', await aBrowserUser(page), { expectedErrors })
    await settle(view)
    const note = view.getByText('The service is not responding.')
    // It stalls, and then restarts.
    let isUp = false
    const held: (() => void)[] = []
    await view.route(/[/]dashboard[/](members|invitations)/, async (route) => {
      if (!isUp) await new Promise<void>((resolve) => held.push(resolve))
      await (isUp ? route.fallback() : route.abort())
    })
    await view.route(`${api.url}/`, (route) => (isUp ? route.fallback() : route.abort()))
    await view.getByRole('tab', { name: 'Members' }).click()
    await note.waitFor()
    expect(await axeViolations(view)).toEqual([])
    await takePicture(view, 'silent-light-1280')
    await view.setViewportSize({ width: 360, height: 740 })
    const menu = await view.getByRole('button', { name: 'Open navigation' }).boundingBox()
    expect((await note.boundingBox())!.x).toBeGreaterThan(menu!.x + menu!.width)
    await view.setViewportSize({ width: 1280, height: 800 })
    const failure = view.getByText('The service cannot be reached.').first()
    // The client repeats a request that breaks off.
    const releaseAndCount = () => {
      for (const release of held.splice(0)) release()
      return failure.count()
    }
    await expect.poll(releaseAndCount).toBeGreaterThan(0)
    isUp = true
    await view.getByText('Ada Lovelace').last().waitFor()
    await failure.waitFor({ state: 'detached' })
    await note.waitFor({ state: 'detached' })
  })

  it('shows that an address with an invalid id has no page, without asking the service', async () => {
    const view = await page.open('/', await aBusyUser())
    for (const path of ['/inbox/undefined', '/inbox/cnv_1', '/webhooks/undefined', '/accounts/undefined']) {
      await view.goto(`${api.url}${path}`)
      await view.getByRole('heading', { level: 1 }).waitFor()
      await view
        .getByRole('link', { name: /^(?:Back to|All) /i })
        .first()
        .waitFor()
      expect(await view.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    }
  })

  it('says while a password is typed that it is easy to guess', async () => {
    const view = await page.open('/settings?tab=security', await aBrowserUser(page))
    const field = view.getByLabel('New password', { exact: true })
    const warning = view.getByText('This is easy to guess.')
    for (const guessable of ['aaaaaaaaaaaa', 'AdaLovelace1']) {
      await field.fill(guessable)
      await warning.waitFor()
      await field.fill('quite another password')
      await warning.waitFor({ state: 'detached' })
    }
  })

  it('previews the brand in the color of the setup pages', async () => {
    const view = await page.open('/settings?tab=organization', await aBrowserUser(page))
    const color = await view.locator('input[type=color]').inputValue()
    expect(color).toMatch(/^#/)
    const setupPage = await (await fetch(`${api.url}/setup/unknown`, { headers: { accept: 'text/html' } })).text()
    expect(setupPage).toContain(`--accent: ${color};`)
  })

  it('sets how long before a window closes its event is sent', async () => {
    const user = await aBrowserUser(page)
    const view = await page.open('/settings?tab=organization', user, { width: 360, height: 740, colorScheme: 'dark' })
    await view.getByRole('combobox', { name: 'Send the event' }).focus()
    await view.keyboard.press('Enter')
    await view.getByRole('option', { name: '1 hour before' }).click()
    await view.getByText('Saved').first().waitFor()
    const { body } = await user.send('GET', '/dashboard/organization')
    expect(body.data.window_closing_minutes).toBe(60)
    expect(await axeViolations(view)).toEqual([])
  })

  it('keeps a sentence in its direction around a name of the other', async () => {
    const view = await page.open('/api-keys', await aBrowserUser(page))
    const dialog = view.getByRole('dialog')
    await view.getByRole('button', { name: 'Create key' }).first().click()
    await dialog.getByLabel('Name').fill('مفتاح المتجر')
    await view.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Copy' }).first().click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await view.getByRole('button', { name: 'Revoke مفتاح المتجر' }).click()
    await dialog.getByText('Revoke “\u2068مفتاح المتجر\u2069”?').waitFor()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await view.getByText('“\u2068مفتاح المتجر\u2069” is revoked').waitFor()
  })

  it('shows an error with its request id, and tries again', async () => {
    const view = await page.open('/sign-in', await aBrowserUser(page), { expectedErrors: /status of 501/ })
    const envelope = { type: 'api_error', code: 'internal_error', message: 'It failed.', request_id: 'req_1' }
    await view.route('**/dashboard/members*', (route) => route.fulfill({ status: 501, json: { error: envelope } }))
    await view.goto(`${api.url}/settings?tab=members`)
    await view.getByText('req_1').waitFor()
    await view.unroute('**/dashboard/members*')
    await view.getByRole('button', { name: 'Try again' }).click()
    await view.getByText('Ada Lovelace').last().waitFor()
  })

  it('creates a contact, a webhook and a setup link, syncs templates, and finds a call', async () => {
    const tenant = await api.tenant()
    api.simulator.setTemplates(tenant.account.waba_id, [{ name: 'weekend_offer' }])
    const view = await page.open('/contacts', await aBrowserUser(page, tenant.organizationId))
    const dialog = view.getByRole('dialog')
    const open = (name: string) => view.getByRole('link', { name, exact: true }).click()
    await view.getByRole('button', { name: 'New contact' }).click()
    await dialog.getByLabel('Phone number').fill('+4930 55502')
    await dialog.getByLabel('Name').fill('Ada')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await view.getByRole('button', { name: 'Ada', exact: true }).waitFor()
    expect((await send('listContacts', tenant)).body.data).toMatchObject([{ phone_number: '+493055502', name: 'Ada' }])
    await view.keyboard.press('Escape')

    await open('Webhooks')
    await view.getByRole('button', { name: 'Add webhook' }).first().click()
    await dialog.getByLabel('URL').fill('https://hooks.example.com/')
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    expect(await view.getByLabel('Signing secret', { exact: true }).inputValue()).toMatch(/^whsec_/)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.getByRole('button', { name: 'Close without the secret' }).click()
    await view.getByRole('heading', { name: 'hooks.example.com' }).waitFor()

    await open('Customers')
    await view.getByRole('button', { name: 'New customer' }).first().click()
    await dialog.getByLabel('Name').fill('Bakery')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByRole('button', { name: 'Create setup link' }).click()
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    expect(await view.getByLabel('Setup link', { exact: true }).inputValue()).toContain(`${api.url}/setup/`)
    await view.getByRole('button', { name: 'Done' }).click()
    await view.getByRole('button', { name: 'Close without the link' }).click()
    await view.keyboard.press('Escape')

    await open('Templates')
    await view.getByRole('button', { name: 'Sync' }).click()
    await view.getByRole('button', { name: 'weekend_offer' }).waitFor()
    await open('Accounts')
    await view.getByRole('row').filter({ hasText: tenant.account.phone_number }).getByText('Connected').waitFor()
    const { headers } = await send('listLabels', tenant)
    const requestId = headers.get('x-request-id') ?? ''
    await open('API log')
    await view.getByText('/v1/labels').waitFor()
    await view.getByRole('searchbox').fill(requestId)
    await view.keyboard.press('Enter')
    await dialog.getByText(requestId).waitFor()
  })
})
