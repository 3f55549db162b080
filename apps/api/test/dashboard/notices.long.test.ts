import { updateOrganization } from '@channel/core/organizations'
import { statement } from '@channel/db'
import { noticeSubscriptions, warnOfQuotas } from '@channel/queues/notices'
import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { attemptDeliveries } from '../support/attempt-deliveries.ts'
import { aBrowserUser, startPage } from '../support/dashboard-page.ts'

const page = await startPage()
const { api, started } = page
const { database } = api.dependencies
const options = { now: () => new Date(), mails: false }

const fail = statement(
  'test_page_fail_subscription',
  `UPDATE webhook_subscriptions SET failing_since = now() - interval '2 hours' WHERE organization_id = $1 AND id = $2`,
)

describeInBrowser('notices in a browser', started, () => {
  it('shows what needs attention as it happens, leads to it, and says when it has ended', async () => {
    const tenant = await api.tenant()
    const { organizationId } = tenant
    const url = 'https://hooks.example.com/orders/incoming/with-a-long-path-that-does-not-fit-on-a-phone'
    const { id } = await tenant.createWebhookSubscription({ url })
    const user = await aBrowserUser(page, organizationId)
    const view = await page.open('/', user)
    await view.getByRole('heading', { name: 'Overview', level: 1 }).waitFor()
    expect(await view.getByRole('heading', { name: 'Notices' }).count()).toBe(0)

    await database.execute(fail, [organizationId, id])
    await noticeSubscriptions(database, options)
    await view.getByRole('heading', { name: 'A webhook is failing' }).waitFor()
    await database.transaction((tx) => updateOrganization(tx, { id: organizationId, max_webhook_subscriptions: 1 }))
    await warnOfQuotas(database, options)
    await view.getByText('1 of 1 webhook used.').waitFor()
    expect(await axeViolations(view)).toEqual([])

    // A phone.
    const phone = await page.open('/', user, { width: 360, height: 740 })
    const notice = phone.getByRole('listitem').filter({ hasText: 'A webhook is failing' })
    await notice.getByText('Open', { exact: true }).waitFor()
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    await notice.getByRole('link', { name: url }).click()
    await phone.getByRole('heading', { name: 'hooks.example.com', level: 1 }).waitFor()

    // The receiver works again.
    await tenant.createContact()
    await attemptDeliveries(database, { organizationId, subscriptionId: id }, { responseStatus: 200 })
    await view.reload()
    await view
      .getByRole('listitem')
      .filter({ hasText: 'A webhook is failing' })
      .getByText('Ended', { exact: true })
      .waitFor()
  })
})
