import { describe, expect, it } from 'vitest'
import { testPassword } from '../support/dashboard.ts'
import { aBrowserUser, axeViolations, startPage } from '../support/dashboard-page.ts'

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
      expect(policy).toContain("frame-ancestors 'none'")
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
})

describe.skipIf(started.browser === undefined)(
  `the web page in a browser${started.problem && ` (${started.problem})`}`,
  () => {
    it('asks to sign in, returns to the page that was opened, and signs out', async () => {
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
      await view.getByRole('button', { name: 'Account of Ada Lovelace' }).click()
      await view.getByRole('menuitem', { name: 'Sign out' }).click()
      await view.getByRole('heading', { name: 'Sign in' }).waitFor()
      expect(await view.evaluate(async () => (await fetch('/dashboard/session')).status)).toBe(401)
    })
  },
)
