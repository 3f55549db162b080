import { describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aBrowserUser, startPage } from '../support/dashboard-page.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { storedFile } from '../support/stored-file.ts'

const page = await startPage()
const { api, started } = page

/** More than the rows that are rendered, and less than a page. */
const messageCount = 60
const lines = 'One\nTwo\nThree\nFour\nFive\nSix'

/** A conversation whose messages have one to six lines, the last of which says so, and its owner. */
async function aLongThread() {
  const tenant = await api.tenant()
  const from = { phone_number: newPhoneNumber() }
  let conversationId = ''
  for (let count = 1; count <= messageCount; count += 1) {
    const isLast = count === messageCount
    const content = isLast ? 'The last message' : `Message ${count}. ${'We would like some bread. '.repeat(count % 12)}`
    conversationId = (await tenant.receiveMessage({ from, content })).conversation_id
  }
  return { user: await aBrowserUser(page, tenant.organizationId), path: `/inbox/${conversationId}` }
}

const thread = (view: Page) => view.getByRole('region', { name: /^Messages with / })
const fieldOf = (view: Page) => view.getByRole('textbox', { name: 'Write a message' })

interface Box {
  readonly top: number
  readonly bottom: number
}

interface Row extends Box {
  readonly index: number
}

/** What the tests use of the element that scrolls. */
interface Scroller {
  readonly scrollHeight: number
  readonly scrollTop: number
  readonly clientHeight: number
  scrollTo(place: { top: number }): void
  getBoundingClientRect(): Box
  querySelectorAll(selector: string): Iterable<{ dataset: { index: string }; getBoundingClientRect(): Box }>
}

function inThread<Result>(view: Page, run: (scroller: Scroller) => Result): Promise<Result> {
  return thread(view).evaluate(run as never) as Promise<Result>
}

/** The rendered rows in order, with the offsets of their edges from the top of the thread. */
async function rowsOf(view: Page): Promise<Row[]> {
  const rows = await inThread(view, (scroller) => {
    const { top } = scroller.getBoundingClientRect()
    return [...scroller.querySelectorAll('[data-index]')]
      .map((row) => ({ index: Number(row.dataset.index), box: row.getBoundingClientRect() }))
      .map(({ index, box }) => ({ index, top: box.top - top, bottom: box.bottom - top }))
  })
  return rows.sort((one, other) => one.index - other.index)
}

async function rowsInView(view: Page): Promise<Row[]> {
  const height = await heightOf(view)
  return (await rowsOf(view)).filter(({ top, bottom }) => bottom > 0 && top < height)
}

const heightOf = (view: Page) => inThread(view, ({ clientHeight }) => clientHeight)

const distanceFromEnd = (view: Page) =>
  inThread(view, ({ scrollHeight, scrollTop, clientHeight }) => Math.round(scrollHeight - scrollTop - clientHeight))

/** Opens the thread, and waits until its end is in view. */
async function openThread(path: string, user: Awaited<ReturnType<typeof aBrowserUser>>, width = 1280, height = 800) {
  const view = await page.open(path, user, { width, height })
  await view.getByText('The last message').last().waitFor()
  await expect.poll(() => distanceFromEnd(view)).toBe(0)
  return view
}

describeInBrowser('a thread in a browser', started, () => {
  it('keeps its end in view when the window or the field to write changes its size', async () => {
    const { user, path } = await aLongThread()
    const view = await openThread(path, user)
    for (const [width, height] of [
      [1280, 400],
      [700, 400],
      [360, 700],
      [1280, 900],
    ] as const) {
      await view.setViewportSize({ width, height })
      await expect.poll(() => distanceFromEnd(view), { message: `${width} x ${height}` }).toBe(0)
    }
    const before = await heightOf(view)
    await fieldOf(view).fill(lines)
    await expect.poll(() => heightOf(view)).toBeLessThan(before - 50)
    await expect.poll(() => distanceFromEnd(view)).toBe(0)
    await fieldOf(view).fill('')
    await expect.poll(() => heightOf(view)).toBe(before)
    await expect.poll(() => distanceFromEnd(view)).toBe(0)
  })

  it('keeps the place of a reader further up when the window or the field to write changes its height', async () => {
    const { user, path } = await aLongThread()
    const view = await openThread(path, user)
    await inThread(view, (scroller) => scroller.scrollTo({ top: scroller.scrollHeight / 2 }))
    await view.getByRole('button', { name: 'Go to the newest message' }).waitFor()
    const firstRow = async () => (await rowsInView(view))[0]
    const before = await firstRow()
    await view.setViewportSize({ width: 1280, height: 400 })
    await fieldOf(view).fill(lines)
    await view.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(firstRow).toEqual(before)
    expect(await distanceFromEnd(view)).toBeGreaterThan(0)
  })

  it('has room for messages and for a text of many lines at a zoom of 200 and of 400 percent', async () => {
    const { user, path } = await aLongThread()
    const view = await openThread(path, user, 640, 360)
    // Of a window of 1280 x 720, and of 1280 x 1024.
    for (const [width, height, empty, filled] of [
      [640, 360, 210, 140],
      [320, 256, 90, 60],
    ] as const) {
      await view.setViewportSize({ width, height })
      await expect.poll(() => heightOf(view)).toBeGreaterThanOrEqual(empty)
      await fieldOf(view).fill(lines)
      await expect.poll(() => heightOf(view)).toBeGreaterThanOrEqual(filled)
      await expect.poll(() => distanceFromEnd(view)).toBe(0)
      for (const control of [fieldOf(view), view.getByRole('button', { name: 'Send', exact: true })]) {
        const box = await control.boundingBox()
        expect(box).toMatchObject({ x: expect.any(Number) })
        expect(box!.y).toBeGreaterThan(0)
        expect(box!.y + box!.height).toBeLessThanOrEqual(height)
        expect(box!.x + box!.width).toBeLessThanOrEqual(width)
      }
      expect(await view.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      await fieldOf(view).fill('')
    }
    await view.getByRole('link', { name: 'Back to the conversations' }).click()
    await view.getByRole('button', { name: 'Open navigation' }).waitFor()
  })

  it('names a link to a file by the name that is seen', async () => {
    const tenant = await api.tenant()
    const filename = 'Invoice 4711.pdf'
    const { message } = await storedFile(api, tenant, {
      bytes: Buffer.from('%PDF-1.7'),
      mime_type: 'application/pdf',
      filename,
    })
    const view = await page.open(`/inbox/${message.conversation_id}`, await aBrowserUser(page, tenant.organizationId))
    const link = view.getByRole('link', { name: new RegExp(filename) })
    await link.waitFor()
    expect(await link.innerText()).toContain(filename)
  })
})
