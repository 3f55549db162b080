import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collectLog } from '@channel/logger/testing'
import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import { describe, expect, it } from 'vitest'
import { findPageDirectory } from '../../src/dashboard/page/find-page-directory.ts'
import { testPassword } from '../support/dashboard.ts'
import { aBrowserUser, startPage } from '../support/dashboard-page.ts'
import { send } from '../support/send.ts'

const page = await startPage()
const { api, started } = page
const get = (path: string) => fetch(new URL(path, api.url), { redirect: 'manual' })

describe('serving the web page', () => {
  it('serves it at its paths, with a strict policy', async () => {
    for (const path of ['/', '/sign-in', '/contacts', '/contacts/ctc_1']) {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain('<div id="root">')
      const policy = response.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(policy).toContain("img-src 'self' blob:; media-src 'self' blob:; ")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
      expect(policy).not.toContain('unsafe')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('serves compressed files that are cached for a year', async () => {
    const html = await (await get('/')).text()
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? []
    const response = await fetch(new URL(script, api.url), { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['/nothing', '/assets/nothing.js', '/contactsX', '/assets/../pages.json', '/assets/%2e%2e/pages.json'])(
    'returns the error format for %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'resource_not_found' } })
    },
  )

  it.each(['/nowhere', '/docs/nowhere', '/media/nowhere'])(
    'shows %s as a page in a browser, and as JSON to a program',
    async (path) => {
      const url = new URL(path, api.url)
      for (const method of ['GET', 'POST']) {
        const response = await fetch(url, { method, headers: { Accept: 'text/html,*/*;q=0.8' } })
        const isPage = response.headers.get('content-type')?.startsWith('text/html')
        expect([method, response.status, isPage]).toEqual(
          method === 'GET' ? [method, 404, true] : [method, path === '/nowhere' ? 404 : 405, false],
        )
        expect(response.headers.get('x-request-id')).toBeTruthy()
      }
      const response = await fetch(url, { headers: { Accept: 'application/json' } })
      expect(await response.json()).toMatchObject({ error: { code: 'resource_not_found' } })
    },
  )
})

it('is not served if it cannot be read, which is an error in the log', () => {
  const { log, lines } = collectLog()
  expect(findPageDirectory(log, fileURLToPath(import.meta.url))).toBeUndefined()
  expect(lines).toMatchObject([{ level: 'error', reason: expect.stringContaining('ENOTDIR') }])
})

it('has nothing in its files that is secret, or that tells about the machine that built it', async () => {
  const directory = findPageDirectory(collectLog().log) ?? ''
  const files = globSync('**/*.*', { cwd: directory }).filter((file) => !/\.(?:br|gz)$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const repository = fileURLToPath(new URL('../../../..', import.meta.url))
  const secrets = Object.entries(process.env).filter(([name]) => /secret|token|password|api_?key/i.test(name))
  const forbidden = [repository, ...secrets.map(([, value]) => value!)].filter((value) => value.length > 8)
  const patterns =
    /chn_live_[\w-]{24}|whsec_\w{9}|-----BEGIN|sourceMappingURL|node_modules|file:\/\/|jsxDEV|process\.env/
  for (const file of files) {
    const content = readFileSync(join(directory, file), 'utf8')
    expect(forbidden.filter((value) => content.includes(value)).length, file).toBe(0)
    expect(patterns.exec(content)?.[0], file).toBeUndefined()
  }
})

describeInBrowser('the web page in a browser', started, () => {
  it('signs in, creates and revokes a key, invites a member, and signs out', async () => {
    const user = await aBrowserUser(page)
    const view = await page.open('/contacts?search=Ada', undefined, { expectedErrors: /status of 401/ })
    await view.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await axeViolations(view)).toEqual([])
    await view.getByLabel('Email').fill(user.email)
    await view.getByLabel('Password', { exact: true }).fill('not the password')
    await view.keyboard.press('Enter')
    await view.getByText('Email or password is wrong.').waitFor()
    await view.getByLabel('Password', { exact: true }).fill(testPassword)
    await view.keyboard.press('Enter')
    await view.getByRole('heading', { name: 'Contacts' }).waitFor()
    expect(new URL(view.url()).pathname).toBe('/contacts')
    expect(await view.title()).toBe('Contacts · Channel')

    await view.getByRole('link', { name: 'API keys' }).click()
    await view.getByRole('button', { name: 'Create key' }).first().click()
    await view.getByLabel('Name').fill('<b>Web shop</b>')
    await view.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
    const key = await view.getByLabel('API key', { exact: true }).inputValue()
    expect((await fetch(`${api.url}/v1/me`, { headers: { Authorization: `Bearer ${key}` } })).status).toBe(200)
    await view.getByRole('button', { name: 'Done' }).click()
    await view.getByText('You have not copied the key.').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await view.getByRole('button', { name: 'Close without the key' }).click()
    await view.getByRole('button', { name: 'Revoke <b>Web shop</b>' }).click()
    await view.getByRole('button', { name: 'Revoke', exact: true }).click()
    await view.getByRole('cell', { name: 'Revoked', exact: true }).waitFor()
    expect(await view.content()).not.toContain(key)
    expect((await fetch(`${api.url}/v1/me`, { headers: { Authorization: `Bearer ${key}` } })).status).toBe(401)

    await view.getByRole('link', { name: 'Settings' }).click()
    await view.getByRole('tab', { name: 'Members' }).click()
    await view.getByRole('button', { name: 'Invite' }).click()
    await view.getByLabel('Email').fill('bo@example.com')
    await view.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
    const link = await view.getByLabel('Invitation link').inputValue()
    expect(link).toContain(`${api.url}/accept-invitation#token=`)
    await view.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await view.getByRole('tab', { name: 'Audit log' }).click()
    await view.getByText('Create API key').waitFor()

    await view.getByRole('button', { name: 'Account of Ada Lovelace' }).click()
    await view.getByRole('button', { name: 'Sign out' }).click()
    await view.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await view.evaluate(async () => (await fetch('/dashboard/session')).status)).toBe(401)
  })

  it('shows what others change without a reload', async () => {
    const tenant = await api.tenant()
    const view = await page.open('/contacts', await aBrowserUser(page, tenant.organizationId))
    await view.getByText('No contacts yet').waitFor()
    const body = { phone_number: '+493055501', name: 'Grace Hopper' }
    expect(await send('createContactInAccount', tenant, { body })).toMatchObject({ status: 201 })
    await view.getByRole('button', { name: 'Grace Hopper' }).waitFor()
    await view.getByRole('link', { name: 'API log' }).click()
    await view.getByRole('button', { name: `/v1/${tenant.account.phone_number_id}/contacts` }).waitFor()
    await send('listLabels', tenant)
    await view.getByText('/v1/labels').waitFor()
  })

  it('shows a conversation, and messages as they arrive', async () => {
    const tenant = await api.tenant()
    const view = await page.open('/inbox', await aBrowserUser(page, tenant.organizationId))
    await view.getByText('No open conversations').waitFor()
    const from = { phone_number: '+4915550199' }
    await tenant.receiveMessage({ from, content: 'Do you have <b>rye</b> bread?' })
    const row = view.getByRole('link', { name: 'Do you have <b>rye</b> bread?' })
    await row.click()
    const thread = view.getByRole('region', { name: /^Messages with/ })
    await thread.getByText('Do you have <b>rye</b> bread?').waitFor()
    await tenant.receiveMessage({ from, content: 'Two loaves, see https://example.com/rye.' })
    await thread.getByRole('link', { name: 'https://example.com/rye' }).waitFor()
    await view.getByRole('link', { name: 'Two loaves' }).waitFor()
    await view.getByRole('textbox', { name: 'Write a message' }).fill('They are waiting for you.')
    await view.keyboard.press('Enter')
    await thread.getByText('They are waiting for you.').waitFor()
    await view.getByRole('link', { name: 'You: They are waiting for you.' }).waitFor()
    expect(await axeViolations(view)).toEqual([])
  })
})
