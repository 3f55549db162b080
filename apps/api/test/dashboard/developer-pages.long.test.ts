import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { attemptDeliveries } from '../support/attempt-deliveries.ts'
import { aBrowserUser, startPage } from '../support/dashboard-page.ts'

const page = await startPage()
const { api, started } = page
const { database } = api.dependencies

/** Reads and copies what a dialog shows once, and closes it. */
async function takeSecret(view: Page, label: string): Promise<string> {
  const secret = await view.getByLabel(label, { exact: true }).inputValue()
  await view.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
  await view.getByRole('button', { name: 'Done' }).click()
  await view.getByRole('dialog').waitFor({ state: 'hidden' })
  return secret
}

describeInBrowser('webhooks in a browser', started, () => {
  it('creates a subscription, tests it, edits it and rotates its secret', async () => {
    const tenant = await api.tenant()
    const view = await page.open('/webhooks', await aBrowserUser(page, tenant.organizationId), {
      expectedErrors: /status of 400/,
    })
    await view.getByRole('button', { name: 'Add webhook' }).first().click()
    const dialog = view.getByRole('dialog')
    await dialog.getByLabel('URL').fill('http://127.0.0.1/')
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await dialog.getByText('https').last().waitFor()
    await dialog.getByLabel('URL').fill('https://hooks.example.com/first')
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    const first = await takeSecret(view, 'Signing secret')
    expect(first).toMatch(/^whsec_/)
    await view.getByRole('heading', { name: 'hooks.example.com/first', level: 1 }).waitFor()
    const subscriptionId = new URL(view.url()).pathname.split('/').at(-1) ?? ''

    await view.getByRole('button', { name: 'Send test' }).click()
    await view.getByRole('heading', { name: 'webhook.test' }).waitFor()
    const { organizationId } = tenant
    const snippet = '<b>try later</b>'
    await attemptDeliveries(database, { organizationId, subscriptionId }, { responseStatus: 503, snippet })
    // The drawer follows a delivery until its first attempt.
    await view.getByText(snippet).waitFor()
    await dialog.getByText('Retrying').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await view.keyboard.press('Escape')
    // Closing goes back in the history, which a reload at the same time can prevent.
    await dialog.waitFor({ state: 'hidden' })
    await view.reload()
    await view.getByRole('button', { name: /Failed, retried 1/ }).click()
    await expect.poll(() => new URL(view.url()).searchParams.has('from')).toBe(true)
    await view.getByRole('button', { name: 'webhook.test' }).waitFor()

    await view.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('Description').fill('Shop backend')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await view.getByText('Shop backend').waitFor()
    await view.getByRole('button', { name: 'Rotate secret' }).click()
    await dialog.getByRole('button', { name: 'Rotate secret' }).click()
    const second = await takeSecret(view, 'Signing secret')
    expect(second).not.toBe(first)
    await view.getByText(`whsec_…${second.slice(-4)}`).waitFor()
    await view.getByText(`whsec_…${first.slice(-4)}`).waitFor()
    for (const secret of [first, second]) expect(await view.content()).not.toContain(secret)
  })

  it('sets options, keeps the secret ones, and sends again what was missed', async () => {
    const tenant = await api.tenant()
    const { organizationId } = tenant
    await tenant.createLabel({ name: 'VIP' })
    const view = await page.open('/webhooks', await aBrowserUser(page, organizationId))
    await view.setViewportSize({ width: 360, height: 780 })
    await view.getByRole('button', { name: 'Add webhook' }).first().click()
    const dialog = view.getByRole('dialog')
    await dialog.getByLabel('URL').fill('https://gateway.example.com/in')
    await dialog.getByText('More options').press('Enter')
    await dialog.getByLabel('Message types').fill('text, image')
    await dialog.getByText('VIP').click()
    await dialog.getByLabel('Send only ids').check()
    await dialog.getByLabel('Keep the order').check()
    await dialog.getByLabel('Group the received messages').check()
    await dialog.getByLabel('Seconds without a message').fill('7')
    await dialog.getByLabel('Headers').fill('X-Gateway-Key open sesame')
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await dialog.getByText('Write each header on a line').waitFor()
    await dialog.getByLabel('Headers').fill('X-Gateway-Key: open sesame')
    await dialog.getByLabel('User name').fill('channel')
    await dialog.getByLabel('Password', { exact: false }).first().fill('correct horse')
    await view.emulateMedia({ colorScheme: 'dark' })
    expect(await axeViolations(view)).toEqual([])
    expect(await view.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await takeSecret(view, 'Signing secret')
    const subscriptionId = new URL(view.url()).pathname.split('/').at(-1) ?? ''
    for (const shown of [
      'text, image',
      'x-gateway-key',
      '7 s without a message, or 20 messages',
      'Kept in each conversation',
    ]) {
      await view.getByText(shown, { exact: true }).waitFor()
    }
    expect(await view.content()).not.toMatch(/sesame|horse/)
    expect(await axeViolations(view)).toEqual([])

    await view.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByText('Set: x-gateway-key.').waitFor()
    await dialog.getByLabel('Message types').fill('')
    await dialog.getByText('VIP').click()
    await dialog.getByLabel('Group the received messages').uncheck()
    await dialog.getByLabel('Remove the basic authentication').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await view.getByText('text, image', { exact: true }).waitFor({ state: 'hidden' })
    await view.getByText('x-gateway-key', { exact: true }).waitFor()

    for (let count = 0; count < 3; count += 1) await tenant.createContact()
    await attemptDeliveries(database, { organizationId, subscriptionId }, { responseStatus: 500 })
    await view.getByRole('button', { name: 'Send missed' }).click()
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await dialog.getByText('3 of 3').waitFor()
    await dialog.getByText('3 events are on the way.').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await dialog.getByText('Nothing was missed since then.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(await attemptDeliveries(database, { organizationId, subscriptionId }, { responseStatus: 200 })).toBe(3)
  })

  it('says why a subscription was disabled, goes on, and replays one delivery and many', async () => {
    const tenant = await api.tenant()
    const { organizationId } = tenant
    const { id: subscriptionId } = await tenant.createWebhookSubscription({ event_types: ['contact.created'] })
    for (let count = 0; count < 3; count += 1) await tenant.createContact()
    const attempt = (responseStatus: number) =>
      attemptDeliveries(database, { organizationId, subscriptionId }, { responseStatus })
    expect(await attempt(410)).toBe(3)
    const user = await aBrowserUser(page, organizationId)
    const view = await page.open('/', user)
    await view.getByText('Disabled: gone').waitFor()
    await view.getByRole('link', { name: 'https://hooks.example.com/' }).click()
    await view.getByText('Disabled, because your server responded with 410 Gone').waitFor()
    await view.getByText('Check the URL, change it if needed, then enable the webhook.').waitFor()
    await view.getByRole('button', { name: 'Enable' }).click()
    await view.getByText('Webhook enabled').waitFor()

    await view.getByRole('button', { name: 'contact.created' }).first().click()
    const dialog = view.getByRole('dialog')
    await dialog.getByText('Given up').waitFor()
    await dialog.getByRole('button', { name: 'Replay', exact: true }).click()
    await view.getByText('Replay is on its way').waitFor()
    await dialog.getByText('Replay of').waitFor()
    await view.keyboard.press('Escape')

    await view.getByRole('combobox', { name: 'Status' }).click()
    await view.getByRole('option', { name: 'Given up' }).click()
    await expect.poll(() => new URL(view.url()).searchParams.get('status')).toBe('dead')
    await view.getByRole('button', { name: 'Replay matching' }).click()
    await dialog.getByText('3 deliveries match.').waitFor()
    await dialog.getByRole('button', { name: 'Replay 3 deliveries' }).click()
    await dialog.getByText('3 of 3').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(await attempt(200)).toBe(4)
  })
})

describeInBrowser('the API log in a browser', started, () => {
  it('filters in the URL, opens a call, exports, and finds a call by its request id', async () => {
    const tenant = await api.tenant()
    const call = async (path: string) => {
      const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${tenant.key}` } })
      return response.headers.get('x-request-id') ?? ''
    }
    const found = await call('/v1/labels')
    const missing = await call('/v1/labels/lbl_00000000000000000000000000')
    const view = await page.open('/api-log', await aBrowserUser(page, tenant.organizationId))
    // The live tail shows it as soon as it is logged.
    const row = view.getByRole('button', { name: 'GET /v1/labels', exact: true })
    await row.waitFor()
    await view.getByRole('combobox', { name: 'Status' }).click()
    await view.getByRole('option', { name: '4xx refused' }).click()
    await row.waitFor({ state: 'hidden' })
    expect(new URL(view.url()).searchParams.get('status_class')).toBe('4xx')
    await view.reload()
    await view.getByRole('button', { name: 'GET /v1/labels/lbl_' }).click()
    await view.getByRole('dialog').getByText(missing).waitFor()
    await view.getByRole('dialog').getByText('resource_not_found').waitFor()
    expect(new URL(view.url()).searchParams.get('call')).toBe(missing)
    expect(await axeViolations(view)).toEqual([])
    await view.keyboard.press('Escape')

    await view.getByRole('button', { name: 'Export' }).click()
    const download = view.waitForEvent('download')
    await view.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toBe('api-log.csv')

    await view.getByRole('button', { name: 'Clear filters' }).click()
    await view.getByRole('searchbox').fill(found)
    await view.keyboard.press('Enter')
    await view.getByRole('dialog').getByText(found).waitFor()
    await view.goBack()
    await view.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(new URL(view.url()).pathname).toBe('/api-log')
    // What is not valid in a link is left out.
    await view.goto(`${api.url}/api-log?call=${missing}&from=yesterday&status_class=9xx`)
    await view.getByRole('dialog').getByText(missing).waitFor()
    expect(new URL(view.url()).search).toBe(`?call=${missing}`)
  })
})

describeInBrowser('events in a browser', started, () => {
  it('shows them as they happen, filters in the URL, and opens one with its payload', async () => {
    const tenant = await api.tenant()
    const first = await tenant.createContact({ from: tenant.account.phone_number_id, phone_number: '+4915112345601' })
    const view = await page.open('/events', await aBrowserUser(page, tenant.organizationId), {
      colorScheme: 'dark',
      width: 360,
      height: 740,
    })
    const created = view.getByRole('button', { name: /^contact\.created/ })
    await created.waitFor()
    await tenant.createContact({ from: tenant.account.phone_number_id, phone_number: '+4915112345602' })
    await expect.poll(() => created.count()).toBe(2)

    // By the keyboard alone.
    await created.last().focus()
    await view.keyboard.press('Enter')
    const dialog = view.getByRole('dialog')
    await dialog.getByText('+4915112345601').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByRole('button', { name: 'All events of this resource' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => created.count()).toBe(1)
    expect(new URL(view.url()).searchParams.get('object_id')).toBe(first.id)
    expect(await axeViolations(view)).toEqual([])
    const wide = await view.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
    expect(wide).toBe(false)

    await view.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => created.count()).toBe(2)
    await view.getByRole('combobox', { name: 'Event type' }).click()
    await view.getByRole('option', { name: 'contact.deleted' }).click()
    await view.getByText('No matches').waitFor()
    await view.goto(`${api.url}/events?event=evt_01KAJ5QZ8N5V7X9Z1B3D5F7H9K&type=tea.made`)
    await dialog.getByText('Event not found').waitFor()
  })
})
