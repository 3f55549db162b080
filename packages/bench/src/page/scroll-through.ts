import type { Page } from 'playwright-core'

/**
 * Turns the wheel above the middle of an element, step by step.
 *
 * @param isDone called after each step with its number, from 1
 */
export async function scrollThrough(
  page: Page,
  selector: string,
  stepPixels: number,
  isDone: (step: number) => Promise<boolean> | boolean,
): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`the page has no ${selector} to scroll`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (let step = 1; ; step++) {
    await page.mouse.wheel(0, stepPixels)
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))')
    if (await isDone(step)) return
  }
}
