import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startBrowser } from '@channel/test-kit/browser'
import { repository } from '../tools/page-sources.ts'

// Takes the pictures of the README: the inbox of the demo in both themes, by a service that it starts and stops.
const directory = join(repository, 'docs/images')
const maxBytes = 150_000
const conversation = /rye bread|two loaves/i

const main = join(repository, 'apps/cli/src/main.ts')
const service = spawn(process.execPath, [main, 'start', '--temporary', '--demo', '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { browser, problem, close } = await startBrowser()
try {
  if (browser === undefined) throw new Error(problem)
  const { url, email, password } = await readWelcome()
  await mkdir(directory, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, locale: 'en-US', viewport: { width: 1280, height: 760 } })
    const page = await context.newPage()
    await page.goto(`${url}/sign-in?return=/inbox`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: conversation }).click()
    await page.getByRole('article').last().waitFor()
    await page.locator('.animate-pulse').first().waitFor({ state: 'detached' })
    // Each row of the list loads its last message.
    await page.waitForTimeout(1_000)
    const path = join(directory, `dashboard-${colorScheme}.png`)
    await page.screenshot({ path, animations: 'disabled' })
    const { size } = await stat(path)
    if (size > maxBytes) throw new Error(`${path} has ${size} bytes, which is more than ${maxBytes}.`)
    console.log(`${path}: ${Math.round(size / 1000)} KB`)
    await context.close()
  }
} finally {
  await close()
  service.kill('SIGINT')
  await once(service, 'exit')
}

/** Reads what the service prints when it is ready. */
async function readWelcome() {
  const found = new Map<string, string>()
  for await (const line of createInterface(service.stdout)) {
    const [, name, value] = /^ {2}(URL|Email|Password) +(\S+)/.exec(line) ?? []
    if (name !== undefined && value !== undefined) found.set(name, value)
    const [url, email, password] = ['URL', 'Email', 'Password'].map((each) => found.get(each))
    if (url && email && password) return { url, email, password }
  }
  throw new Error('The service ended before it was ready.')
}
