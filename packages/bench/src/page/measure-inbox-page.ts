import type { Page } from 'playwright-core'
import { longConversationId } from '../resources/seed-conversations.ts'
import { observeDuring, type Smoothness } from './page-observer.ts'
import { scrollThrough } from './scroll-through.ts'
import { inboxRows } from './seed-inbox.ts'

/** How the inbox scrolls, first while it loads page after page, then with all of it loaded. */
export interface InboxPageTimes {
  readonly list: Passes
  readonly thread: Passes
}

export interface Passes {
  readonly loading: Smoothness
  readonly loaded: Smoothness
  /** The rows that were scrolled through. In a thread, days are rows too. */
  readonly rows: number
}

/** A list that scrolls, and the attribute with the number of each of its rows. */
interface ScrolledList {
  readonly scroller: string
  readonly number: string
  /** In the direction of the rows that are not loaded yet. */
  readonly stepPixels: number
  readonly isLoaded: (place: Place) => boolean
}

interface Place {
  readonly scrollTop: number
  /** The highest number of the rows that are rendered. */
  readonly lastRow: number
  /** Whether the page says that there is nothing before the first row. */
  readonly isBeginning: boolean
}

/** Some hundred steps, and more while pages are loaded. */
const maxPassMs = 180_000

const list: ScrolledList = {
  scroller: 'div:has(> ol > li[aria-posinset])',
  number: 'aria-posinset',
  stepPixels: 1_500,
  isLoaded: ({ lastRow }) => lastRow >= inboxRows,
}
const thread: ScrolledList = {
  scroller: 'section:has(> div > [data-index])',
  number: 'data-index',
  stepPixels: -1_500,
  isLoaded: ({ isBeginning, scrollTop }) => isBeginning && scrollTop < 1,
}

/** Scrolls through 10,000 conversations, and through the 10,000 messages of one, there and back. */
export async function measureInboxPage(
  baseUrl: string,
  page: Page,
  log: (line: string) => void,
): Promise<InboxPageTimes> {
  const measure = async (path: string, scrolled: ScrolledList) => {
    await page.goto(`${baseUrl}${path}?status=all`)
    await page.locator(`${scrolled.scroller} [${scrolled.number}]`).first().waitFor()
    return measurePasses(page, scrolled)
  }
  log('scrolling through messages')
  const messages = await measure(`/inbox/${longConversationId}`, thread)
  log('scrolling through conversations')
  return { thread: messages, list: await measure('/inbox', list) }
}

async function measurePasses(page: Page, scrolled: ScrolledList): Promise<Passes> {
  let rows = 0
  const pass = (step: number, isDone: (place: Place) => boolean) => {
    const startedMs = performance.now()
    return observeDuring(page, () =>
      scrollThrough(page, scrolled.scroller, step, async () => {
        const place = await readPlace(page, scrolled)
        rows = Math.max(rows, place.lastRow)
        if (isDone(place)) return true
        if (performance.now() - startedMs < maxPassMs) return false
        throw new Error(`${scrolled.scroller} has no end after ${rows} rows: ${JSON.stringify(place)}`)
      }),
    )
  }
  const loading = await pass(scrolled.stepPixels, scrolled.isLoaded)
  let before = Number.NaN
  let repeats = 0
  const loaded = await pass(-scrolled.stepPixels, ({ scrollTop }) => {
    repeats = scrollTop === before ? repeats + 1 : 0
    before = scrollTop
    return repeats > 3
  })
  return { loading, loaded, rows }
}

async function readPlace(page: Page, { scroller, number }: ScrolledList): Promise<Place> {
  return (await page.evaluate(`(() => {
    const scroller = document.querySelector('${scroller}')
    const rows = [...scroller.querySelectorAll('[${number}]')]
    return {
      scrollTop: scroller.scrollTop,
      lastRow: Math.max(0, ...rows.map((row) => Number(row.getAttribute('${number}')))),
      isBeginning: scroller.querySelector(':scope > p') !== null,
    }
  })()`)) as Place
}
