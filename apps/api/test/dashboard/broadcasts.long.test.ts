import { readFile } from 'node:fs/promises'
import { describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { aBrowserUser, expectSound, moveFocus, settle, startPage } from '../support/dashboard-page.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import type { Tenant } from '../support/tenant.ts'

const page = await startPage()
const { api, started } = page
const offer = [{ type: 'BODY', text: 'Hello {{name}}, come at {{2}}.', example: { body_text: [['Ana', 'eight']] } }]
const looks = [
  ['light', 1280],
  ['dark', 360],
] as const

async function aSender(): Promise<Tenant> {
  const tenant = await api.tenant()
  await tenant.syncTemplates([{ name: 'offer', category: 'MARKETING', components: offer }, { name: 'plain' }])
  return tenant
}

function csv(...lines: readonly string[]) {
  return { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
}

async function expectFits(view: Page, name: string): Promise<void> {
  await expectSound(view, `broadcasts-${name}`)
}

async function chooseTemplate(view: Page, name: string): Promise<void> {
  await view.getByRole('button', { name: 'Choose a template' }).click()
  await view
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
}

const kind = (view: Page, name: string) =>
  view.getByRole('group', { name: 'Recipients' }).getByText(name, { exact: true }).click()
/** Shows the one of two recipients whose example has a text. */
async function showExample(view: Page, text: string): Promise<void> {
  const example = view.getByRole('region', { name: 'Example' })
  await example.getByText(/^As /).waitFor()
  if ((await example.getByText(text).count()) === 0)
    await example.getByRole('button', { name: /recipient$/, disabled: false }).click()
  await example.getByText(text).waitFor()
}

const broadcastsOf = async (tenant: Tenant) => (await send('listBroadcasts', tenant)).body.data
const recipientsOf = async (tenant: Tenant, id: string) =>
  (await send('listBroadcastRecipients', tenant, { params: { id } })).body.data

describeInBrowser('broadcasts in a browser', started, () => {
  it.each(looks)(
    'writes one from a CSV file, says what is left out, and starts it, %s, %i pixels wide',
    async (colorScheme, width) => {
      const tenant = await aSender()
      const user = await aBrowserUser(page, tenant.organizationId)
      const view = await page.open('/broadcasts', user, { colorScheme, width })
      const look = `${colorScheme}-${width}`
      await view.getByText('No broadcasts yet').waitFor()
      await expectFits(view, `empty-${look}`)
      await view.getByRole('link', { name: 'New broadcast' }).first().click()
      await view.getByRole('heading', { name: 'New broadcast', level: 1 }).waitFor()
      await expectFits(view, `new-${look}`)
      await view.getByRole('button', { name: 'Continue' }).click()
      for (const problem of ['Enter a name.', 'Choose a template.', 'Choose a label.'])
        await view.getByText(problem).waitFor()
      await expectFits(view, `problems-${look}`)

      await view.getByLabel('Name').fill('Autumn sale')
      await chooseTemplate(view, 'offer')
      await kind(view, 'CSV file')
      const [ada, bo] = [newPhoneNumber(), newPhoneNumber()]
      const lines = [
        'Name;phone number',
        `Ada Lovelace;${ada}`,
        `"Bo\nB.";${bo}`,
        ';',
        `;${newPhoneNumber()}`,
        'Cem;0151 2',
      ]
      await view.getByLabel('File', { exact: true }).setInputFiles(csv(...lines))
      await view.getByText('2 recipients can be used').waitFor()
      await view.getByText('2 entries are left out').waitFor()
      await view.getByText('Line 6: the column “Name” is empty.').waitFor()
      await view.getByText('Line 7: “0151 2” has no country code. Put it first, such as +49 or +1.').waitFor()
      await view.getByLabel('Variable 2', { exact: true }).fill('nine')
      const preview = view.getByRole('region', { name: 'Preview' })
      await preview.getByText('Hello Ada Lovelace, come at nine.').waitFor()
      await expectFits(view, `filled-${look}`)
      await view.getByRole('button', { name: 'Continue' }).click()

      await view.getByRole('heading', { name: 'Autumn sale', level: 1 }).waitFor()
      await view.getByText('Draft').first().waitFor()
      await expectFits(view, `draft-${look}`)
      const [broadcast] = await broadcastsOf(tenant)
      expect(broadcast).toMatchObject({ status: 'draft', template: { name: 'offer', variables: { '2': 'nine' } } })
      expect(await recipientsOf(tenant, broadcast.id)).toMatchObject([
        { to: ada, variables: { name: 'Ada Lovelace' } },
        { to: bo, variables: { name: 'Bo\nB.' } },
      ])
      await view.getByRole('button', { name: 'Send' }).click()
      const dialog = view.getByRole('dialog')
      await dialog.getByText('Send “Autumn sale” to 2 recipients?').waitFor()
      await expectFits(view, `start-${look}`)
      await dialog.getByRole('button', { name: 'Send' }).click()
      await view.getByRole('button', { name: 'Pause' }).click()
      await view.getByText('A user of your organization, or a program with your API key, paused it.').waitFor()
      await expectFits(view, `paused-${look}`)
      await view.getByRole('button', { name: 'Resume' }).click()
      await view.getByRole('button', { name: 'Cancel broadcast' }).click()
      await dialog.getByText('2 recipients that have no message yet will get none.').waitFor()
      await dialog.getByRole('button', { name: 'Cancel broadcast' }).click()
      await view.getByText('Not sent', { exact: true }).first().waitFor()
      expect((await broadcastsOf(tenant))[0]).toMatchObject({ status: 'canceled', counts: { pending: 2 } })
      await view.getByRole('link', { name: 'Broadcasts' }).last().click()
      await view.getByRole('cell', { name: 'Autumn sale' }).waitFor()
      await expectFits(view, `list-${look}`)
    },
  )

  it('schedules one for a label, by keyboard alone', async () => {
    const tenant = await aSender()
    const label = await tenant.createLabel({ name: 'Regulars' })
    const contact = await tenant.createContact({ name: 'Ada' })
    await send('attachContactLabel', tenant, { params: { id: contact.id }, body: { label_id: label.id } })
    const view = await page.open('/broadcasts/new', await aBrowserUser(page, tenant.organizationId))
    const { keyboard } = view
    await settle(view)
    await moveFocus(view, /^Name/)
    await keyboard.type('Weekend')
    await moveFocus(view, 'Choose a template')
    await keyboard.press('Enter')
    await moveFocus(view, /^plain/)
    await keyboard.press('Enter')
    await view.getByRole('region', { name: 'Preview' }).waitFor()
    await moveFocus(view, /^Label/)
    await moveFocus(view, 'Label')
    await keyboard.type('Regul')
    await view.getByRole('option', { name: 'Regulars' }).waitFor()
    await keyboard.press('Enter')
    await moveFocus(view, /At once/)
    await keyboard.press('ArrowRight')
    await view.getByLabel('Send at').waitFor()
    await moveFocus(view, /^Messages per second/)
    await keyboard.type('5')
    await moveFocus(view, 'Continue')
    await keyboard.press('Enter')
    await view.getByRole('heading', { name: 'Weekend', level: 1 }).waitFor()
    await moveFocus(view, 'Schedule')
    await keyboard.press('Enter')
    await view.getByText('Schedule “Weekend” for 1 recipient?').waitFor()
    await moveFocus(view, 'Schedule')
    await keyboard.press('Enter')
    await view.getByRole('status').getByText('Scheduled').waitFor()
    expect(await broadcastsOf(tenant)).toMatchObject([
      { status: 'scheduled', rate: 5, send_at: expect.any(String), counts: { total: 1 } },
    ])
  })

  it.each([
    ['light', 1280],
    ['dark', 360],
    ['light', 360],
  ] as const)(
    'greets the contacts of a label by name, and edits the draft, %s, %i pixels wide',
    async (colorScheme, width) => {
      const tenant = await aSender()
      const label = await tenant.createLabel({ name: 'Regulars' })
      const contact_ids = []
      for (const named of [{}, { name: 'Ada Lovelace' }]) contact_ids.push((await tenant.createContact(named)).id)
      await send('bulkLabelContacts', tenant, { body: { contact_ids, label_id: label.id, operation: 'attach' } })
      const user = await aBrowserUser(page, tenant.organizationId)
      const view = await page.open('/broadcasts/new', user, { colorScheme, width })
      const look = `${colorScheme}-${width}`
      await view.getByLabel('Name').fill('Weekend')
      await chooseTemplate(view, 'offer')
      await view.getByRole('textbox', { name: 'Variable name' }).fill('dear {{order}}')
      await view.getByText('{{order}} cannot be filled in.').waitFor()
      await view.getByRole('textbox', { name: 'Variable name' }).fill('dear ')
      await view.getByRole('button', { name: 'Insert a variable' }).first().click()
      await view.getByRole('menuitem', { name: 'Name of the contact' }).click()
      await view.getByLabel('Variable 2', { exact: true }).fill('nine')
      const preview = view.getByRole('region', { name: 'Preview' })
      await preview.getByText('Hello dear [Name of the contact], come at nine.').waitFor()
      await view.getByRole('combobox', { name: 'Label' }).fill('Regul')
      await view.getByRole('option', { name: 'Regulars' }).click()
      await expectFits(view, `variables-${look}`)
      await view.getByRole('button', { name: 'Continue' }).click()

      await view.getByRole('heading', { name: 'Weekend', level: 1 }).waitFor()
      await showExample(view, 'Hello dear Ada Lovelace, come at nine.')
      await showExample(view, 'This recipient gets no message: {{contact.name}} is empty')
      await expectFits(view, `example-${look}`)
      await view.getByRole('button', { name: 'Edit' }).click()
      await view.getByRole('heading', { name: 'Edit “Weekend”', level: 1 }).waitFor()
      await view.getByLabel('Name', { exact: true }).fill('Weekend offer')
      await view.getByRole('textbox', { name: 'Variable name' }).fill('{{contact.name|friend}}')
      await view.getByLabel('Messages per second').fill('5')
      await expectFits(view, `edit-${look}`)
      await view.getByRole('button', { name: 'Save' }).click()
      await view.getByRole('heading', { name: 'Weekend offer', level: 1 }).waitFor()
      await showExample(view, 'Hello Ada Lovelace, come at nine.')
      await showExample(view, 'Hello friend, come at nine.')
      const template = {
        name: 'offer',
        language: 'en_US',
        variables: { name: '{{contact.name|friend}}', '2': 'nine' },
      }
      expect(await broadcastsOf(tenant)).toMatchObject([{ name: 'Weekend offer', rate: 5, send_at: null, template }])

      await view.getByRole('searchbox', { name: 'Search recipients' }).fill('lovelace')
      const rows = view.getByRole('table', { name: 'Recipients' }).getByRole('row')
      await expect.poll(() => rows.count()).toBe(2)
      await expectFits(view, `search-${look}`)
    },
  )

  it('edits a draft whose recipients have values of their own', async () => {
    const tenant = await aSender()
    const template = { name: 'offer', language: 'en_US', variables: { '2': 'nine' } }
    const { id } = (await send('createBroadcast', tenant, { body: { name: 'From a file', template } })).body.data
    const recipients = [{ to: newPhoneNumber(), variables: { name: 'Ada' } }]
    await send('bulkAddBroadcastRecipients', tenant, { params: { id }, body: { recipients } })
    const view = await page.open(`/broadcasts/${id}`, await aBrowserUser(page, tenant.organizationId))
    await view.getByRole('button', { name: 'Edit' }).click()
    await view.getByText('Each recipient has a value of its own.').waitFor()
    await view.getByLabel('Variable 2', { exact: true }).fill('ten')
    await view.getByRole('region', { name: 'Preview' }).getByText('Hello Ada, come at ten.').waitFor()
    await expectFits(view, 'edit-own-values')
    await view.getByRole('button', { name: 'Save' }).click()
    await view.getByRole('region', { name: 'Example' }).getByText('Hello Ada, come at ten.').waitFor()
    expect(await broadcastsOf(tenant)).toMatchObject([{ template: { ...template, variables: { '2': 'ten' } } }])
  })

  it('takes pasted numbers, and says by line which have no country code', async () => {
    const tenant = await aSender()
    const view = await page.open('/broadcasts/new', await aBrowserUser(page, tenant.organizationId))
    await view.getByLabel('Name').fill('Pasted')
    await chooseTemplate(view, 'plain')
    await kind(view, 'Numbers')
    const [one, two] = [newPhoneNumber(), newPhoneNumber()]
    await view.getByLabel('Phone numbers').fill(`${one.slice(1)}, ${two}\n+999 1234567, (212) 555-0187\n${one}`)
    await view.getByText('3 recipients can be used').waitFor()
    await view.getByText('Line 2: “+999 1234567” begins with a country code that does not exist.').waitFor()
    await view.getByText('Line 2: “(212) 555-0187” has no country code. Put it first, such as +49 or +1.').waitFor()
    await expectFits(view, 'left-out')
    await view.getByRole('button', { name: 'Continue' }).click()
    await view.getByRole('heading', { name: 'Pasted', level: 1 }).waitFor()
    await view.getByText('1 duplicate was not added.').waitFor()
    const [broadcast] = await broadcastsOf(tenant)
    const numbers = (await recipientsOf(tenant, broadcast.id)).map(({ to }: { to: string }) => to)
    expect(numbers).toEqual(expect.arrayContaining([one, two]))
    const download = view.waitForEvent('download')
    await view.getByRole('button', { name: 'Export results' }).click()
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('\uFEFFPhone number,Name,Status,Reason,status,reason,message_id,contact_id')
    expect(lines.slice(1)).toHaveLength(numbers.length)
  })

  it('continues where adding stopped, without duplicates', async () => {
    const tenant = await aSender()
    const view = await page.open('/broadcasts/new', await aBrowserUser(page, tenant.organizationId), {
      expectedErrors: /status of 501/,
    })
    await view.getByLabel('Name').fill('Interrupted')
    await chooseTemplate(view, 'plain')
    await kind(view, 'CSV file')
    const lines = Array.from({ length: 25_000 }, (_, index) => `+49${1_510_000_000 + index}`)
    await view.getByLabel('File', { exact: true }).setInputFiles(csv('phone', ...lines))
    await view.getByText('25,000 recipients can be used').waitFor()
    const envelope = { type: 'api_error', code: 'internal_error', message: 'It failed.', request_id: 'req_1' }
    let added = 0
    let isDown = true
    await view.route('**/recipients', (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      added += 1
      return added > 1 && isDown ? route.fulfill({ status: 501, json: { error: envelope } }) : route.fallback()
    })
    await view.getByRole('button', { name: 'Continue' }).click()
    await view.getByText('Not all recipients were added').waitFor()
    await view.getByText('10,000 of 25,000').waitFor()
    await expectFits(view, 'interrupted')
    isDown = false
    await view.getByRole('button', { name: 'Try again' }).click()
    await view.getByRole('heading', { name: 'Interrupted', level: 1 }).waitFor()
    expect(await broadcastsOf(tenant)).toMatchObject([{ counts: { total: 25_000, duplicates: 0 } }])
  })

  it('shows a role that only reads everything, and no button', async () => {
    const tenant = await aSender()
    const template = { name: 'plain', language: 'en_US' }
    const { body } = await send('createBroadcast', tenant, { body: { name: 'Autumn sale', template } })
    const user = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'read_only' })
    const view = await page.open(`/broadcasts/${body.data.id}`, user, { expectedErrors: /status of 404/ })
    await view.getByText('Your role can only read.').waitFor()
    await settle(view)
    expect(
      await view
        .getByRole('main')
        .getByRole('button', { name: /Send|Cancel|Pause|Resume/ })
        .count(),
    ).toBe(0)
    await view.goto(`${api.url}/broadcasts/new`)
    await view.getByText('Your role can only read.').waitFor()
    await view.goto(`${api.url}/broadcasts`)
    await view.getByRole('cell', { name: 'Autumn sale' }).waitFor()
    expect(await view.getByRole('link', { name: 'New broadcast' }).count()).toBe(0)
    for (const path of ['undefined', 'brd_01KAJ6B2D4F6H8K0M2P4R6T8V0']) {
      await view.goto(`${api.url}/broadcasts/${path}`)
      await view.getByText('Broadcast not found').waitFor()
    }
  })
})
