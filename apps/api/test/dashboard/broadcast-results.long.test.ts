import { readFile } from 'node:fs/promises'
import { axeViolations, describeInBrowser, expectAccessible } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aBrowserUser, takePicture } from '../support/dashboard-page.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { startSendingPage } from '../support/sending-page.ts'

const page = await startSendingPage()
const { api, started } = page

describeInBrowser('results of broadcasts in a browser', started, () => {
  it.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)(
    'says in words why messages failed, and leads to conversations, %s, %i pixels wide',
    async (colorScheme, width) => {
      const tenant = await api.tenant()
      await tenant.syncTemplates([{ name: 'plain', category: 'MARKETING' }])
      const params = (id: string) => ({ params: { id } })
      const template = { name: 'plain', language: 'en_US' }
      const { data: broadcast } = (await send('createBroadcast', tenant, { body: { name: 'Autumn sale', template } }))
        .body
      const writer = await tenant.createWriter()
      await send('blockContact', tenant, params(writer.id))
      const opted = await tenant.createContact({ name: 'Oda Lind' })
      await tenant.optOut(opted.phone_number ?? '')
      const recipients = [
        ...[1, 2, 3].map(() => ({ to: newPhoneNumber() })),
        ...[writer, opted].map(({ id }) => ({ contact_id: id })),
      ]
      await send('bulkAddBroadcastRecipients', tenant, { ...params(broadcast.id), body: { recipients } })
      api.simulator.arm({ kind: 'error', code: 131026, path: `/${tenant.account.phone_number_id}/messages` })
      const user = await aBrowserUser(page, tenant.organizationId)
      const view = await page.open(`/broadcasts/${broadcast.id}`, user, { colorScheme, width })
      await view.getByRole('button', { name: 'Send' }).click()
      await view.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
      await view.getByText('Completed').first().waitFor()
      const reasons = view.getByRole('region', { name: 'Why messages failed or were left out' })
      await reasons.getByText('The contact cannot be reached.').waitFor()
      await view.getByRole('combobox', { name: 'Status' }).click()
      await view.getByRole('option', { name: 'Failed' }).click()
      const table = view.getByRole('table', { name: 'Recipients' })
      await expect.poll(() => table.getByRole('row').count()).toBe(2)
      await table.getByText('The contact cannot be reached.').locator('visible=true').waitFor()
      await expectAccessible(view)
      await takePicture(view, `broadcasts-results-${colorScheme}-${width}`)

      const download = view.waitForEvent('download')
      await view.getByRole('button', { name: 'Export results' }).click()
      const csv = await readFile(await (await download).path(), 'utf8')
      expect(csv.split('\r\n')).toHaveLength(6)
      expect(
        csv.match(/^\d+,,Failed,The contact cannot be reached[.].*,failed,recipient_unavailable,msg_/gm),
      ).toHaveLength(1)

      expect(csv).toMatch(/^\d+,Oda Lind,Left out,/m)
      await view.getByRole('combobox', { name: 'Status' }).click()
      await view.getByRole('option', { name: 'Left out' }).click()
      await expect.poll(() => table.getByRole('row').count()).toBe(3)
      const why = view.getByRole('link', { name: 'More about it: why Oda Lind was left out' }).locator('visible=true')
      const [guide] = await Promise.all([view.waitForEvent('popup'), why.click()])
      await guide.getByRole('heading', { name: 'Who gets no message' }).waitFor()
      await guide.close()
      expect(await axeViolations(view)).toEqual([])
      await takePicture(view, `broadcasts-left-out-${colorScheme}-${width}`)
      await view
        .getByRole('link', { name: /^See the contact/ })
        .locator('visible=true')
        .click()
      await view.getByRole('dialog').getByText('Blocked').first().waitFor()
      await view.goBack()
      await view.getByRole('button', { name: 'Clear filters' }).click()
      await view
        .getByRole('button', { name: /^Open the conversation with/ })
        .last()
        .click()
      await view.waitForURL(/[/]inbox[/]cnv_/)
      await view.goBack()
      await view.getByRole('heading', { name: 'Autumn sale', level: 1 }).waitFor()
    },
  )
})
