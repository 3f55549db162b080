import { recordHistorySync } from '@channel/core/accounts'
import { receiveBusinessAppMessage, revokeMessage } from '@channel/core/messages'
import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aBrowserUser, settle, startPage, takePicture } from '../support/dashboard-page.ts'

const page = await startPage()
const { api, started } = page
const database = await sharedDatabase()
const stayInApp = statement(
  'test_stay_in_app',
  'UPDATE channel_accounts SET in_business_app = true WHERE organization_id = $1',
)

/** A number that is also used on a phone, whose history is being imported, and a conversation that was answered there. */
async function aPhone() {
  const tenant = await api.tenant()
  const { phone_number_id } = tenant.account
  await database.execute(stayInApp, [tenant.organizationId])
  const { conversation_id, from } = await tenant.receiveMessage()
  const scope = { organizationId: tenant.organizationId, mediaBaseUrl: '' }
  const answer = (id: string, content: string) => ({
    ...{ phone_number_id, provider_message_id: `${conversation_id}.${id}`, type: 'text', content },
    ...{ to: { phone_number: from }, sent_at: new Date().toISOString() },
  })
  await database.transaction(async (tx) => {
    await receiveBusinessAppMessage(tx, scope, answer('1', 'We open at eight.'))
    const { provider_message_id } = answer('2', '')
    await receiveBusinessAppMessage(tx, scope, answer('2', 'At nihne.'))
    const at = new Date().toISOString()
    await revokeMessage(tx, scope, { phone_number_id, provider_message_id, direction: 'outbound', at })
    await recordHistorySync(tx, scope, phone_number_id, { status: 'importing', phase: 1, progress: 55 })
  })
  return { user: await aBrowserUser(page, tenant.organizationId), conversation_id }
}

describeInBrowser('a number in the business app, in a browser', started, () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)(
    'shows messages from the phone, and the import of the history, %s, %i pixels wide',
    async (colorScheme, width) => {
      const { user, conversation_id } = await aPhone()
      const view = await page.open(`/inbox/${conversation_id}`, user, { colorScheme, width, height: 740 })
      await settle(view)
      const thread = view.getByRole('article').filter({ hasText: 'We open at eight.' })
      await thread.getByText('Sent from the app on the phone').waitFor({ state: 'attached' })
      await view.getByRole('article').getByText('This message was deleted on the phone.').waitFor()
      const shot = (name: string) => takePicture(view, `${name}-${colorScheme}-${width}`)
      await shot('phone-thread')
      const problems = await axeViolations(view)
      await view.goto(`${api.url}/accounts`)
      await settle(view)
      await view.getByRole('main').getByRole('row').nth(1).click()
      await view.getByText('Importing, 55 %').waitFor()
      await view.getByText('What is written in the app appears here.').waitFor()
      await shot('phone-account')
      expect([...problems, ...(await axeViolations(view))]).toEqual([])
      expect(await view.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    },
  )
})
