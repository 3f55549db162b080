import { readFile } from 'node:fs/promises'
import { applyAccountAlert } from '@channel/core/accounts'
import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { contactsForm } from '../support/contacts-form.ts'
import { aBrowserUser, startPage, takePicture } from '../support/dashboard-page.ts'
import { importContacts } from '../support/import-contacts.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'

const page = await startPage()
const { api, started } = page

describeInBrowser('pages of messaging in a browser', started, () => {
  it('imports contacts, labels many with undo, exports, edits and deletes', async () => {
    const tenant = await api.tenant()
    await tenant.createLabel({ name: 'VIP' })
    const [ada, bo, known] = [newPhoneNumber(), newPhoneNumber(), newPhoneNumber()]
    await tenant.createContact({ phone_number: known, name: 'Known' })
    const view = await page.open('/contacts', await aBrowserUser(page, tenant.organizationId), {
      // 404: the news of the deletion may load the contact again before its drawer closes.
      expectedErrors: /status of 40[04]/,
    })
    const dialog = view.getByRole('dialog')
    await view.getByRole('button', { name: 'Import' }).click()
    const lines = ['Phone number,name,email', `${ada},Ada,ada@example.com`, `${bo},=1+1,`, `${known},,`, 'nonsense,,']
    const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await dialog.getByLabel('File').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByText('Waiting').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await importContacts(api, tenant.organizationId)
    await dialog.getByText('2 contacts created, 1 contact updated, 1 row failed').waitFor()
    expect(await axeViolations(view)).toEqual([])
    const errors = view.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download errors' }).click()
    expect(await readFile(await (await errors).path(), 'utf8')).toContain('\r\n5,phone_number,invalid_phone_number,')
    await dialog.getByLabel('File').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await dialog.getByText('Stopped').waitFor()
    const excel = Buffer.from(`phone_number;name\n${newPhoneNumber()};J\xfcrgen\n`, 'latin1')
    await dialog.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.from('504b0304', 'hex') })
    await dialog.getByText('This is an Excel workbook.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
    await dialog.getByLabel('File').setInputFiles({ ...file, buffer: excel })
    await dialog.getByText('The file is read as Windows-1252').waitFor()
    await takePicture(view, 'contacts-import')
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByText('Waiting').waitFor()
    await importContacts(api, tenant.organizationId)
    await expect.poll(async () => JSON.stringify((await send('listContacts', tenant)).body)).toContain('Jürgen')
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    await view.getByRole('checkbox', { name: 'Select Ada' }).check()
    await view.getByRole('checkbox', { name: 'Select =1+1' }).check()
    await view.getByRole('combobox', { name: 'Choose a label' }).fill('VI')
    await view.getByRole('option', { name: 'VIP' }).click()
    await view.getByRole('button', { name: 'Attach' }).click()
    await view.getByText('Label attached to 2 contacts').waitFor()
    const labeled = view.getByRole('table').getByText('VIP')
    await expect.poll(() => labeled.count()).toBe(2)
    await view.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => labeled.count()).toBe(0)

    const download = view.waitForEvent('download')
    await view.getByRole('button', { name: 'Export' }).click()
    await view.getByRole('menuitem', { name: 'CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain(`'${ada},,,Ada,ada@example.com`)
    // A spreadsheet must not run it.
    expect(csv).toContain(`'${bo},,,'=1+1,`)

    await view.getByRole('button', { name: 'Ada', exact: true }).click()
    await dialog.getByLabel('Name').fill('Ada Lovelace')
    await dialog.getByLabel('Metadata').fill('{"crm": 1}')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await view.getByRole('heading', { name: 'Saved' }).waitFor()
    await dialog.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
    await closeByBack(view, '/contacts')
    await view.getByRole('button', { name: 'Ada Lovelace', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete contact' }).click()
    await view.getByText('The conversation, all messages with their media').waitFor()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await view.getByText('Ada Lovelace was deleted').waitFor()
    await expect.poll(() => view.getByRole('button', { name: 'Ada Lovelace', exact: true }).count()).toBe(0)
  })

  it('blocks and unblocks a contact, and shows imports, on a phone and by keyboard', async () => {
    const tenant = await api.tenant()
    const contact = await tenant.createWriter()
    await tenant.createContact({ name: 'Silent' })
    const csv = `phone_number\n${newPhoneNumber()}\nnonsense`
    for (const name of ['a-file-with-a-very-long-name-that-does-not-fit.csv', 'second.csv']) {
      await send('createContactImport', tenant, { body: contactsForm(csv, name) })
    }
    await importContacts(api, tenant.organizationId)
    const user = await aBrowserUser(page, tenant.organizationId)
    const view = await page.open('/contacts', user, {
      colorScheme: 'dark',
      width: 360,
      height: 740,
    })
    const dialog = view.getByRole('dialog')
    await view.getByRole('button', { name: 'Import' }).focus()
    await view.keyboard.press('Enter')
    await dialog.getByText('1 contact created, 1 row failed').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByRole('button', { name: 'Stop' }).focus()
    await view.keyboard.press('Space')
    await dialog.getByText('Stopped').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    await view.getByRole('button', { name: contact.phone_number ?? '', exact: true }).click()
    await dialog.getByRole('button', { name: 'Block contact' }).click()
    await dialog.getByRole('button', { name: 'Block', exact: true }).click()
    await dialog.getByRole('button', { name: 'Unblock contact' }).waitFor()
    expect(await axeViolations(view)).toEqual([])
    await view.keyboard.press('Escape')
    await view.getByRole('combobox', { name: 'Blocked' }).click()
    await view.getByRole('option', { name: 'Blocked', exact: true }).click()
    await expect.poll(() => view.getByText('Silent').count()).toBe(0)
    await view.getByRole('button', { name: contact.phone_number ?? '', exact: true }).click()
    await dialog.getByRole('button', { name: 'Unblock contact' }).click()
    await dialog.getByRole('button', { name: 'Block contact' }).waitFor()
  })

  it('loads contacts while they are scrolled, by wheel and by keyboard, until all are shown', async () => {
    const tenant = await api.tenant()
    const count = 250
    for (let number = 1; number <= count; number += 1) await tenant.createContact({ name: `Contact ${number}` })
    const user = await aBrowserUser(page, tenant.organizationId)
    for (const press of [undefined, 'End']) {
      const view = await page.open('/api-keys', user)
      // News of the contacts that were just created may load a page again.
      const pages = new Set<string>()
      view.on('request', (request) => {
        if (/[/]contacts\?/.test(request.url())) pages.add(request.url())
      })
      await view.goto(`${api.url}/contacts`)
      const list = view.getByRole('region', { name: 'Contacts' })
      const rows = () => view.getByRole('table').getAttribute('aria-rowcount').then(Number)
      // The newest is first; the header is a row too.
      await list.getByText(`Contact ${count}`, { exact: true }).waitFor()
      expect(await rows()).toBe(101)
      expect(pages.size).toBe(1)
      // Again each time: on a slow machine, a page that is drawn anew may take focus and pointer away.
      const scroll = async () => {
        await (press ? list.focus() : list.hover())
        await (press ? view.keyboard.press(press) : view.mouse.wheel(0, 2_000))
      }
      await expect.poll(async () => scroll().then(rows)).toBe(count + 1)
      await expect
        .poll(async () => scroll().then(() => list.getByText('Contact 1', { exact: true }).isVisible()))
        .toBe(true)
      await list.getByText(`${count} rows shown`).waitFor()
      expect(pages.size).toBe(3)
      expect(await view.getByRole('row').count()).toBeLessThan(60)
      expect(await axeViolations(view)).toEqual([])
    }
  })

  it('creates a customer and a setup link that is shown once, and revokes the link', async () => {
    const tenant = await api.tenant()
    const view = await page.open('/customers', await aBrowserUser(page, tenant.organizationId))
    const dialog = view.getByRole('dialog')
    await view.getByRole('button', { name: 'New customer' }).first().click()
    await dialog.getByLabel('Name').fill('Bakery')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await view.getByText('Bakery was created').waitFor()
    await dialog.getByRole('button', { name: 'Create setup link' }).click()
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    const link = await view.getByLabel('Setup link', { exact: true }).inputValue()
    expect((await fetch(link)).status).toBe(200)
    await view.getByRole('button', { name: 'Done' }).click()
    await view.getByText('You have not copied the link.').waitFor()
    await view.getByRole('button', { name: 'Close without the link' }).click()
    await dialog.getByText('Not used yet.').waitFor()
    expect(await view.content()).not.toContain(link.split('/').at(-1))
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await view.getByText('Revoke this setup link?').waitFor()
    await dialog.last().getByRole('button', { name: 'Revoke' }).click()
    await view.getByText('The setup link is revoked').waitFor()
    expect((await fetch(link)).status).not.toBe(200)
    await closeByBack(view, '/customers')
  })

  it('shows numbers with their state, and another number on the pages once it is chosen', async () => {
    const tenant = await api.tenant()
    // The oldest is chosen first.
    const other = await tenant.addAccount()
    const unverified = await tenant.addAccount({ verified: false })
    await tenant.createContact({ name: 'Contact of the other' }, other)
    const view = await page.open('/accounts', await aBrowserUser(page, tenant.organizationId))
    await view.getByText('Not verified').waitFor()
    const row = view.getByRole('row').filter({ hasText: other.phone_number })
    await row.getByRole('button', { name: 'Account' }).first().click()
    const dialog = view.getByRole('dialog')
    await dialog.getByText(other.phone_number_id).waitFor()
    await dialog.getByRole('button', { name: /^Use this number/ }).click()
    await view.getByText('The pages now show Account').waitFor()
    await closeByBack(view, '/accounts')
    await view.getByRole('link', { name: 'Contacts' }).click()
    await view.getByRole('button', { name: 'Contact of the other' }).waitFor()
    await view.goto(`${api.url}/accounts?account=${unverified.id}`)
    await dialog.getByText('Until it is, it cannot be used.').waitFor()
    expect(await axeViolations(view)).toEqual([])

    const { waba_id, phone_number_id } = other
    const number = { phone_number_id, phone_number: null }
    const alert = { waba_id, number, type: 'OBA_REJECTED', severity: 'WARNING', text: 'It is not notable.' }
    const reported_at = new Date().toISOString()
    await api.dependencies.database.transaction((tx) => applyAccountAlert(tx, { ...alert, reported_at }))
    await view.goto(`${api.url}/accounts?account=${other.id}`)
    const reports = dialog.getByRole('region', { name: 'Reports of the provider' })
    await reports.getByText('Oba rejected').waitFor()
    await reports.getByText('It is not notable.').waitFor()
    expect(await axeViolations(view)).toEqual([])
  })

  it('syncs templates, and previews one with other values', async () => {
    const tenant = await api.tenant()
    api.simulator.setTemplates(tenant.account.waba_id, [
      { name: 'order_ready', components: [{ type: 'BODY', text: 'Hello {{1}}, it is ready at {{2}}.' }] },
    ])
    const view = await page.open('/templates', await aBrowserUser(page, tenant.organizationId))
    await view.getByRole('button', { name: 'Sync' }).click()
    await view.getByText('1 template at the provider: 1 new, 0 changed.').waitFor()
    await view.getByRole('button', { name: 'order_ready' }).click()
    const dialog = view.getByRole('dialog')
    await dialog.getByLabel('Variable 1').fill('<i>Ada</i>')
    await dialog.getByLabel('Variable 2').fill('8:30')
    await dialog.getByText('Hello <i>Ada</i>, it is ready at 8:30.').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await closeByBack(view, '/templates')
    api.simulator.setTemplates(tenant.account.waba_id, [])
    await view.getByRole('button', { name: 'Sync' }).click()
    await view.getByText('No templates yet').waitFor()
  })
})

/** Goes back, as a phone's gesture does: closes the drawer and stays on the page. */
async function closeByBack(view: Page, path: string): Promise<void> {
  expect(new URL(view.url()).search).not.toBe('')
  await view.goBack()
  await expect.poll(() => new URL(view.url())).toMatchObject({ pathname: path, search: '' })
}
