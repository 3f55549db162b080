import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { applyStatus } from '@channel/core/messages'
import { statement } from '@channel/db'
import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { aBrowserUser, moveFocus } from '../support/dashboard-page.ts'
import { startSendingPage } from '../support/sending-page.ts'
import { storedFile } from '../support/stored-file.ts'

const page = await startSendingPage()
const { api, started } = page
const { simulator } = api

const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const cake = { name: 'cake.png', mimeType: 'image/png', buffer: image }
const invoice = { name: 'invoice 4711.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(300_000, '%PDF') }

const templates = [
  {
    name: 'offer',
    category: 'UTILITY',
    components: [
      { type: 'HEADER', format: 'IMAGE' },
      { type: 'BODY', text: 'Hello {{1}}, your order {{2}} is ready.' },
      { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Track', url: 'https://example.com/{{1}}' }] },
    ],
  },
  { name: 'rejected_one', status: 'REJECTED', components: [{ type: 'BODY', text: 'Never' }] },
]

const setLastInbound = statement(
  'inbox_test_set_last_inbound',
  `UPDATE conversations SET last_inbound_at = now() - $3::float8 * interval '1 hour' WHERE organization_id = $1 AND id = $2`,
)

/** A conversation whose contact has just written, and its owner. */
async function aConversation() {
  const tenant = await api.tenant()
  const { phone_number_id } = tenant.account
  const received = await tenant.receiveMessage()
  const user = await aBrowserUser(page, tenant.organizationId)
  const sent = () => simulator.sent().filter((each) => each.phone_number_id === phone_number_id)
  const calls = (target: RegExp) =>
    simulator.calls.filter((call) => call.target.includes(phone_number_id) && target.test(call.target))
  const conversation = async () =>
    (await user.send('GET', `/dashboard/v1/${phone_number_id}/conversations/${received.conversation_id}`)).body.data
  return { tenant, received, user, sent, calls, conversation, path: `/inbox/${received.conversation_id}` }
}

const contactMessage = (view: Page) => view.getByRole('article', { name: / wrote$/ }).first()
const fieldOf = (view: Page) => view.getByRole('textbox', { name: 'Write a message' })

type GivenFile = [event: 'paste' | 'drop', name: string, type: string, bytes: number]

/** A script that pastes a file into the field, or drops it there. */
function giveFile(event: 'paste' | 'drop', name: string, type: string, bytes: number): string {
  const [kind, data] = event === 'paste' ? ['ClipboardEvent', 'clipboardData'] : ['DragEvent', 'dataTransfer']
  return `{
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(${bytes})], ${JSON.stringify(name)}, { type: ${JSON.stringify(type)} }))
    const init = { bubbles: true, cancelable: true, ${data}: data }
    document.querySelector('textarea').dispatchEvent(new ${kind}('${event}', init))
  }`
}

/** The n-th message that the provider accepted. */
async function arrival(sent: () => { content: unknown }[], count: number): Promise<unknown> {
  await expect.poll(() => sent().length).toBe(count)
  return sent()[count - 1]?.content
}

/** A script for whether the page can show the image at an address. */
const showsImage = (address: string) => `new Promise((resolve) => {
  const image = new Image()
  image.onload = () => resolve(true)
  image.onerror = () => resolve(false)
  image.src = ${JSON.stringify(address)}
})`

/** Responds to every message of the page with an error. */
function refuseMessages(view: Page, status: number, error: Readonly<Record<'type' | 'code' | 'message', string>>) {
  return view.route('**/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, json: { error: { ...error, request_id: 'req_1' } } })
      : route.fallback(),
  )
}

describeInBrowser('the composer in a browser', started, () => {
  it('sends a reply, files and a reaction exactly as they were made', async () => {
    const { received, user, sent, calls, path } = await aConversation()
    const view = await page.open(path, user, { expectedErrors: /status of 403/ })
    const field = fieldOf(view)

    await contactMessage(view).hover()
    await view.getByRole('button', { name: 'Reply', exact: true }).first().click()
    await view.getByText(/^Reply to/).waitFor()
    expect(await view.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
    await view.keyboard.press('Escape')
    await view.getByText(/^Reply to/).waitFor({ state: 'detached' })
    await contactMessage(view).hover()
    await view.getByRole('button', { name: 'Reply', exact: true }).first().click()
    await field.pressSequentially('We open')
    await view.keyboard.press('Shift+Enter')
    await field.pressSequentially('at seven.')
    // Refused once: the text stays, and one more attempt is enough.
    await refuseMessages(view, 403, { type: 'permission_error', code: 'consent_required', message: 'No consent.' })
    await view.keyboard.press('Enter')
    await view.getByText('req_1').waitFor()
    expect(await field.inputValue()).toBe('We open\nat seven.')
    await view.unroute('**/messages')
    await view.getByRole('button', { name: 'Try again' }).click()
    expect(await arrival(sent, 1)).toEqual({
      text: { body: 'We open\nat seven.' },
      context: { id: received.provider_message_id },
    })
    await expect.poll(() => field.inputValue()).toBe('')
    expect(await view.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
    const typing = { message_id: received.provider_message_id, typing_indicator: { type: 'text' } }
    await expect.poll(() => calls(/messages$/).map(({ body }) => body)).toContainEqual(expect.objectContaining(typing))

    await view.locator('input[type=file]').first().setInputFiles([cake, invoice])
    await view.locator('img[src^="blob:"]').waitFor()
    await field.fill('The cake')
    await view.getByText('The text is the caption of cake.png.').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await view.keyboard.press('Enter')
    expect(await arrival(sent, 3)).toEqual({ document: { id: expect.any(String), filename: 'invoice 4711.pdf' } })
    expect(sent()[1]?.content).toEqual({ image: { id: expect.any(String), caption: 'The cake' } })
    const hashes = calls(/media$/).map(({ body }) => (body as { file: { sha256: string } }).file.sha256)
    expect(hashes).toEqual([cake, invoice].map(({ buffer }) => createHash('sha256').update(buffer).digest('hex')))
    await expect.poll(() => view.getByRole('list', { name: 'Attached files' }).count()).toBe(0)

    await contactMessage(view).hover()
    await view.getByRole('button', { name: 'React', exact: true }).first().click()
    await view.getByRole('button', { name: 'React with 👍' }).click()
    const reaction = { message_id: received.provider_message_id, emoji: '👍' }
    expect(await arrival(sent, 4)).toEqual({ reaction })
    await contactMessage(view).hover()
    await view.getByRole('button', { name: 'React', exact: true }).first().click()
    await view.getByRole('button', { name: 'Remove your reaction 👍' }).click()
    expect(await arrival(sent, 5)).toEqual({ reaction: { ...reaction, emoji: '' } })
  })

  it('takes files that are pasted and dropped, says what is too large, and cancels uploads', async () => {
    const { user, sent, path } = await aConversation()
    const view = await page.open(path, user, { width: 360, height: 640 })
    const field = fieldOf(view)
    const give = (...file: GivenFile) => view.evaluate(giveFile(...file))
    await field.waitFor()
    await give('paste', 'screen.png', 'image/png', 20)
    await give('drop', 'note.ogg', 'audio/ogg', 20)
    await give('drop', 'huge.png', 'image/png', 6_000_000)
    await view.getByText('Too large: the limit for this type (Image) is 5 MB.').waitFor()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await view.route('**/media', async (route) => {
      await held
      await route.fallback().catch(() => undefined)
    })
    await give('drop', 'film.mp4', 'video/mp4', 20)
    await view.getByRole('button', { name: 'Cancel the upload of film.mp4' }).click()
    release()
    await field.press('Enter')
    expect(await arrival(sent, 2)).toEqual({ audio: { id: expect.any(String) } })
    expect(sent()[0]?.content).toEqual({ image: { id: expect.any(String) } })
    await expect.poll(() => view.getByRole('list', { name: 'Attached files' }).getByRole('listitem').count()).toBe(1)
    await view.getByRole('button', { name: 'Remove huge.png' }).click()
    expect(await view.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
  })

  it('schedules messages by keyboard, within the window or as a template, and cancels one', async () => {
    const { tenant, user, sent, path } = await aConversation()
    await tenant.syncTemplates([{ name: 'reminder', components: [{ type: 'BODY', text: 'Your order waits.' }] }])
    const view = await page.open(path, user, { width: 360, height: 740, colorScheme: 'dark' })
    const inHours = (hours: number) =>
      view.evaluate<string>(
        `new Date(Date.now() + ${hours} * 3600000 - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 16)`,
      )
    await fieldOf(view).fill('We open at seven.')
    await moveFocus(view, 'Send later')
    await view.keyboard.press('Enter')
    const time = view.getByLabel('Send at')
    await view.getByText(/^In the time zone of this browser: .+GMT/).waitFor()
    await time.fill('2020-01-01T10:00')
    await view.getByText('Choose a time in the future.').waitFor()
    await time.fill(await inHours(25))
    await view.getByText(/^The time to answer freely is over by then/).waitFor()
    expect(await view.getByRole('button', { name: 'Schedule' }).isDisabled()).toBe(true)
    expect(await axeViolations(view)).toEqual([])
    await time.fill(await inHours(2))
    await view.getByText('Enter schedules, Shift+Enter adds a line').waitFor()
    await moveFocus(view, 'Schedule', 'Shift+Tab')
    await view.keyboard.press('Enter')
    await view.getByText('1 scheduled message', { exact: true }).waitFor()
    await expect.poll(() => time.count()).toBe(0)

    await view.getByRole('button', { name: 'Send a template' }).click()
    const dialog = view.getByRole('dialog')
    await dialog.getByRole('button', { name: /^reminder/ }).click()
    await dialog.getByRole('button', { name: 'Send later' }).click()
    await dialog.getByLabel('Send at').fill(await inHours(100))
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await view.getByText('2 scheduled messages').click()
    expect(await axeViolations(view)).toEqual([])
    expect(await view.evaluate('document.documentElement.scrollWidth')).toBe(360)

    await view.getByRole('button', { name: 'Do not send: We open at seven.' }).click()
    await view.getByRole('dialog').getByRole('button', { name: 'Keep it' }).waitFor()
    await view.getByRole('dialog').getByRole('button', { name: 'Do not send' }).click()
    await view.getByText('1 scheduled message', { exact: true }).waitFor()
    await view.getByText('Not sent: canceled').first().waitFor()
    await view.goto(`${api.url}/inbox`)
    await view.getByRole('link', { name: 'Scheduled: Your order waits.' }).waitFor()
    expect(sent()).toEqual([])
  })

  it('counts down windows that close soon, and lists those that are open', async () => {
    const { tenant, received, user, path } = await aConversation()
    const { database } = api.dependencies
    const writtenHoursAgo = (hours: number) =>
      database.execute(setLastInbound, [tenant.organizationId, received.conversation_id, hours])
    await writtenHoursAgo(22.75)
    const view = await page.open(path, user)
    view.setDefaultTimeout(20_000)
    const inList = view.getByRole('link', { name: /Only 1 h 1\d min left to answer freely/ })
    await inList.waitFor()
    expect(await view.getByText(/^Only 1 h 1\d min left to answer freely$/).count()).toBe(2)
    expect(await axeViolations(view)).toEqual([])
    await view.getByRole('button', { name: 'More filters' }).click()
    await view.getByRole('switch', { name: 'Only those that can be answered freely' }).click()
    await expect.poll(() => view.url()).toContain('window=open')
    await inList.waitFor()
    await writtenHoursAgo(24.5)
    await view.goto(`${api.url}${path}?window=open`)
    await view.getByText('The 24 hours to answer are over').waitFor()
    await expect
      .poll(() =>
        view
          .getByRole('list')
          .getByRole('link', { name: /Are you open/ })
          .count(),
      )
      .toBe(0)
  })

  it('says how long messages to a contact from an ad are free of charge', async () => {
    const { tenant, received, user, sent, path } = await aConversation()
    const [from, payload] = [{ phone_number: received.from }, { referral: { source_type: 'ad' } }]
    const now = new Date().toISOString()
    const fromAd = await tenant.receiveMessage({ from, payload, sent_at: now })
    expect(fromAd.conversation_id).toBe(received.conversation_id)
    const view = await page.open(path, user)
    await view.getByText(/^Reply within 23 h \d+ min for 72 free hours$/).waitFor()
    expect(await axeViolations(view)).toEqual([])

    await fieldOf(view).fill('Yes.')
    await fieldOf(view).press('Enter')
    await arrival(sent, 1)
    const { database, mediaBaseUrl } = api.dependencies
    const scope = { organizationId: tenant.organizationId, mediaBaseUrl }
    const { phone_number_id } = tenant.account
    const report = { phone_number_id, provider_message_id: sent()[0]?.id ?? '', status: 'sent' } as const
    const free_entry_expires_at = new Date(Date.now() + 72 * 3_600_000).toISOString()
    const status = { ...report, at: now, free_entry_expires_at }
    await expect.poll(() => database.transaction((tx) => applyStatus(tx, scope, status))).toBeDefined()
    await view.getByText(/^Free of charge for 71 h \d+ min$/).waitFor()
    await view.getByText('Free window ends').waitFor()
  })

  it('keeps what cannot be sent, and sends a template instead', async () => {
    const { tenant, user, sent, path } = await aConversation()
    await tenant.syncTemplates(templates)
    const view = await page.open(path, user, { expectedErrors: /status of 422/ })
    await refuseMessages(view, 422, { type: 'invalid_request_error', code: 'outside_24h_window', message: 'Too late.' })
    await fieldOf(view).fill('We open at seven.')
    await view.reload()
    expect(await fieldOf(view).inputValue()).toBe('We open at seven.')
    await fieldOf(view).press('Enter')
    await view.getByText('The 24 hours to answer are over').waitFor()
    await view.getByText('We open at seven.').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await view.unroute('**/messages')

    await view.getByRole('button', { name: 'Send a template' }).click()
    const dialog = view.getByRole('dialog')
    await dialog.getByLabel('Search templates').fill('order ready')
    expect(await dialog.getByRole('listitem').count()).toBe(1)
    await dialog.getByRole('button', { name: /^offer/ }).click()
    await dialog.getByRole('button', { name: 'Send template' }).click()
    await dialog.getByText('Choose a file.').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await dialog.locator('input[type=file]').setInputFiles(cake)
    await dialog.getByLabel('Variable 1').fill('Ana')
    await dialog.getByLabel('Variable 2').fill('4711')
    await dialog.getByLabel(/end of the link/).fill('o/4711')
    await dialog.getByText('https://example.com/o/4711').waitFor()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await view.getByRole('button', { name: 'Send a template' }).click()
    await dialog.getByText('https://example.com/o/4711').waitFor()
    await dialog.getByRole('button', { name: 'Send template' }).click()
    expect(await arrival(sent, 1)).toEqual({
      template: {
        name: 'offer',
        language: { code: 'en_US' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Ana' },
              { type: 'text', text: '4711' },
            ],
          },
          { type: 'header', parameters: [{ type: 'image', image: { id: expect.any(String) } }] },
          { type: 'button', sub_type: 'url', index: 0, parameters: [{ type: 'text', text: 'o/4711' }] },
        ],
      },
    })
    await dialog.waitFor({ state: 'detached' })
  })

  it('resolves, assigns and labels a conversation, and undoes each', async () => {
    const { user, conversation, path } = await aConversation()
    const view = await page.open(path, user)
    await view.getByRole('button', { name: 'Resolve' }).last().click()
    await view.getByText('Conversation is resolved').waitFor()
    expect((await conversation()).status).toBe('resolved')
    await view.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await conversation()).status).toBe('open')

    // A click counts while lists are still loaded again after the change before.
    await view.route(/conversations\?/, async (route) => {
      await delay(1_000)
      await route.continue()
    })
    await view.getByRole('button', { name: 'Assign to me' }).click()
    await view.getByRole('button', { name: 'Unassign' }).click()
    await view.getByText('Conversation is not assigned').waitFor()
    await expect.poll(async () => (await conversation()).assignee).toBeNull()
    await view.unrouteAll({ behavior: 'wait' })

    const labels = async () => (await conversation()).labels.map(({ name }: { name: string }) => name)
    await view.getByRole('combobox', { name: 'Attach a label' }).fill('VIP')
    await view.getByRole('option', { name: 'Create “VIP”' }).waitFor()
    await view.getByRole('combobox', { name: 'Attach a label' }).press('Enter')
    await expect.poll(labels).toEqual(['VIP'])
    await view.getByRole('button', { name: 'Detach VIP' }).first().click()
    await expect.poll(labels).toEqual([])
    expect(await axeViolations(view)).toEqual([])
  })

  it('keeps the open conversation while the list is filtered, and opens the list of another number', async () => {
    const { tenant, user, path } = await aConversation()
    const other = await tenant.addAccount()
    const view = await page.open(path, user)
    const bubble = view.getByRole('article').first().locator('div > div').first()
    await bubble.waitFor()
    const before = await bubble.boundingBox()
    await bubble.hover()
    await view.getByRole('button', { name: 'Reply', exact: true }).waitFor()
    expect(await bubble.boundingBox()).toEqual(before)

    await view.getByRole('searchbox', { name: 'Search conversations' }).fill('nobody')
    await view.getByText('No matches').first().waitFor()
    expect(new URL(view.url()).pathname).toBe(path)
    await fieldOf(view).waitFor()

    await view.getByRole('button', { name: /^Chosen number:/ }).click()
    await view.getByRole('button', { name: new RegExp(other.phone_number.slice(1)) }).click()
    await view.getByText('Choose a conversation').waitFor()
    expect(new URL(view.url()).pathname).toBe('/inbox')
  })

  it('asks a contact without a number for it, and shows it', async () => {
    const { tenant, user, sent } = await aConversation()
    const received = await tenant.receiveMessage({ from: { bsuid: 'DE.4711', name: 'Cleo' } })
    const view = await page.open(`/inbox/${received.conversation_id}`, user)
    await view.getByRole('button', { name: 'Ask for the number' }).last().click()
    const dialog = view.getByRole('dialog', { name: 'Ask for the number' })
    await dialog.getByLabel('Message').fill('Your number?')
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByRole('button', { name: 'Send' }).click()
    await view.getByText('The contact is asked for the number').waitFor()
    const type = 'request_contact_info'
    const interactive = { type, body: { text: 'Your number?' }, action: { name: type } }
    expect(await arrival(sent, 1)).toMatchObject({ interactive })
    await tenant.receiveMessage({ type: 'contacts', from: { bsuid: 'DE.4711', phone_number: '+491701234567' } })
    await view.getByText('+491701234567').first().waitFor()
    await view.getByRole('button', { name: 'Ask for the number' }).waitFor({ state: 'detached' })
  })

  it('shows a file to a session, and not after the user has signed out', async () => {
    const tenant = await api.tenant()
    const { message, mediaId } = await storedFile(api, tenant, {
      type: 'image',
      bytes: image,
      mime_type: 'image/png',
    })
    const user = await aDashboardUser(api, { role: 'read_only', organizationId: tenant.organizationId })
    const view = await page.open(`/inbox/${message.conversation_id}`, user, { expectedErrors: /status of 401/ })
    const address = `/dashboard/media/${mediaId}`
    await view.locator(`a[href="${address}"] > img[src="${address}"]`).scrollIntoViewIfNeeded()
    expect(await view.evaluate(showsImage(address))).toBe(true)
    expect(await view.content()).not.toContain(api.dependencies.mediaBaseUrl)

    await view.getByRole('button', { name: 'Account of Ada Lovelace' }).click()
    await view.getByRole('button', { name: 'Sign out' }).click()
    await view.getByRole('heading', { name: 'Sign in' }).waitFor()
    // A document shows an image again without asking, so this needs a new one. It has the cache of the browser.
    await view.goto(`${api.url}/sign-in`)
    expect(await view.evaluate(showsImage(address))).toBe(false)
    expect((await view.goto(api.url + address))?.status()).toBe(401)
  })

  it('shows everything to a read-only user, and says why nothing can be changed', async () => {
    const { tenant, received, path } = await aConversation()
    const user = await aDashboardUser(api, { role: 'read_only', organizationId: tenant.organizationId })
    const view = await page.open(path, user, { colorScheme: 'dark' })
    await view.getByText(/^Your role is read only, so you cannot write/).waitFor()
    await view.getByText(received.conversation_id).waitFor()
    expect(await fieldOf(view).count()).toBe(0)
    expect(await view.getByRole('button', { name: /^(?:Resolve|React|Assign to me|Send.*)$/ }).count()).toBe(0)
    expect(await axeViolations(view)).toEqual([])
  })
})
