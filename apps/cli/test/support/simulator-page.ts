import type { Locator, Page } from '@channel/test-kit/browser'

/** Something that can happen at the simulated provider, as its control API lists it. */
export interface Action {
  readonly name: string
  readonly title: string
  readonly section: string
  readonly onPhone?: true
}

/** Makes something happen on the page of the simulator, with other values than those of the example, by the labels of their fields. */
export async function makeHappen(page: Page, action: Action, values: Readonly<Record<string, string>> = {}) {
  const isMessage = action.section === 'Messages'
  const form = page.locator(isMessage ? '#composer' : '#happenings')
  await form.getByLabel(isMessage ? 'Send' : 'What happens', { exact: true }).selectOption(action.name)
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true })
    const isOneOf = (elements: string) => field.and(form.locator(elements)).isVisible()
    if (await isOneOf('[type=file]')) await field.setInputFiles(value)
    else if (await isOneOf('select')) await field.selectOption(await labelWith(field.locator('option'), value))
    else await field.fill(value)
  }
  await form.getByRole('button', { name: isMessage ? 'Send' : 'Do it' }).click()
  await form.locator('.problem:not(:empty)').waitFor({ state: 'detached' })
}

async function labelWith(options: Locator, part: string): Promise<{ label: string }> {
  await options.filter({ hasText: part }).first().waitFor({ state: 'attached' })
  return { label: (await options.filter({ hasText: part }).first().textContent()) ?? '' }
}

/** Opens the conversation with a customer, who may be new. */
export async function openCustomer(page: Page, id: string): Promise<void> {
  await page.getByLabel('Write as another customer').fill(id)
  await page.getByLabel('Write as another customer').press('Enter')
  await page.locator('#composer').getByLabel('Text').and(page.locator(':focus')).waitFor()
}
