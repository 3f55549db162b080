import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * A text that runs a script where it is used as HTML, as a URL, as a template or in an attribute, and turns the letters after
 * it around. The field tells where it was found.
 */
export function attack(field: string): string {
  return `${field}"'><img src=x onerror=attacked()><script>attacked()</script>{{attacked()}}\${attacked()}\u202e`
}

/** The parts of attacks that are short enough for every field. */
export const shortAttacks = ['javascript:attacked()', 'null', '__proto__', 'W'.repeat(64), '<svg/onload=attacked()>']

/** Reports scripts of attacks, and what the Content-Security-Policy refused, as errors of the console. */
export async function watchAttacks(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.attacked = () => console.error('A script of an attack ran.')
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error('Refused by the policy: ' + [violatedDirective, blockedURI, sample].join(' ')))
  `)
}

/** Elements, attributes and addresses that only an attack puts into the page, and what makes it too wide. */
export async function attacksIn(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const found = [...document.querySelectorAll('*')].filter((element) =>
      element.matches('img[src=x], svg[onload], body script:not([src], [nonce]), iframe, object, embed') ||
      [...element.attributes].some(({ name, value }) =>
        name.startsWith('on') || (['href', 'src', 'action'].includes(name) && /^\\\\s*javascript:/i.test(value))))
    const isTooWide = document.documentElement.scrollWidth > innerWidth
    return [...found.map(({ outerHTML }) => outerHTML.slice(0, 200)), ...(isTooWide ? ['The page is too wide.'] : [])]
  })()`)
}

/** Expects the text of an attack as it was written, in the text of the page or in a field. */
export async function expectLiteral(page: Page, field: string): Promise<void> {
  const shown = () =>
    page.evaluate(`[document.body.innerText, ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value)]
      .join('\\\\n')`) as Promise<string>
  // JSON shows quotation marks and control characters escaped.
  const literal = attack(field).replace('\u202e', '')
  const inJson = literal.replaceAll('"', '\\"')
  await expect
    .poll(async () => {
      const text = await shown()
      return text.includes(literal) || text.includes(inJson) || text
    })
    .toBe(true)
}
