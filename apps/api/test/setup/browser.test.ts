import { describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aSetupLink } from '../support/setup-links.ts'
import {
  accountsOf,
  expectAccessible,
  openDialog,
  response,
  start,
  startSetupScene,
  statusText,
} from './browser.fixtures.ts'

const { api, browser, problem, anEndCustomer } = await startSetupScene()

describeInBrowser('an end-customer in a browser', { browser, problem }, () => {
  it('connects a number by keyboard, and then sees that the link is used', async () => {
    const tenant = await api.tenant()
    const link = await aSetupLink(tenant)
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    await page.keyboard.press('Tab')
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
    await response(popup, 'Finish')
    await page.getByRole('heading', { name: 'Your number is connected' }).waitFor()
    const [account] = await accountsOf(tenant, link)
    expect(await page.getByRole('definition').allTextContents()).toEqual([
      account.phone_number,
      account.name,
      'Nordlys Hotels',
    ])
    await expectAccessible(page)

    expect((await page.goto(link.setup_url))?.status()).toBe(410)
    expect(await page.getByRole('main').textContent()).toContain('There is nothing left to do')
  })

  it('keeps the number in the business app, where it is not registered', async () => {
    const tenant = await api.tenant()
    const link = await aSetupLink(tenant)
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    const popup = await openDialog(page)
    await popup.getByLabel('Keep using this number in the business app on a phone').check()
    await response(popup, 'Finish')
    await page.getByRole('heading', { name: 'Your number is connected' }).waitFor()
    const [account] = await accountsOf(tenant, link)
    expect(account).toMatchObject({ status: 'connected', verified: true })
    const path = `/${account.phone_number_id}/register`
    expect(api.simulator.requests.filter((each) => each.includes(path))).toEqual([])
  })

  it('sees a message if the browser blocks the window', async () => {
    const link = await aSetupLink(await api.tenant())
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    await page.evaluate('window.open = () => null')
    await start(page).click()
    expect(await statusText(page).textContent()).toContain('Your browser blocked the window')
  })
})
