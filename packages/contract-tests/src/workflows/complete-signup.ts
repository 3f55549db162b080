import { uniqueName, uniquePhoneNumber } from '../scenarios/unique.ts'

/**
 * Does what the browser of a customer does with a setup link: opens its page, completes the dialog of the simulated
 * provider, and posts the result to the page.
 *
 * @throws Error in one line if one of the pages refuses
 */
export async function completeSignup(setupUrl: string): Promise<void> {
  const dialog = attribute(await open(setupUrl), 'data-dialog')
  const choice = { choice: 'finish', business_name: uniqueName(), phone_number: uniquePhoneNumber() }
  const end = await open(dialog, { method: 'POST', body: new URLSearchParams(choice) })
  const code = new URL(attribute(end, 'href', '<a id="on" ')).searchParams.get('code')
  await open(setupUrl, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ code, message: attribute(end, 'data-message') }),
  })
}

async function open(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { headers: { Accept: 'text/html' }, ...init })
  const page = await response.text()
  if (!response.ok) throw new Error(`The signup of the customer failed with ${response.status}: ${page}`)
  return page
}

/** The value of an attribute in a page. @param before text that is directly before it */
function attribute(page: string, name: string, before = ''): string {
  const value = page.split(`${before}${name}="`)[1]?.split('"')[0]
  if (value === undefined) throw new Error(`The signup of the customer failed: a page has no ${name}.`)
  return value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
