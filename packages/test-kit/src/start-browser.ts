import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'
import { type Browser, chromium as launcher } from 'playwright-core'

export type { BrowserContext, Locator, Page } from 'playwright-core'

/** A browser for one test file, or why this machine cannot run one. */
export interface StartedBrowser {
  readonly browser: Browser | undefined
  /** One line, if there is no browser. */
  readonly problem: string
  close(): Promise<void>
}

/**
 * Starts the Chromium from the npm package (for Linux on x64), unpacked into a directory of its own. It takes the
 * libraries of the system, and those that it brought where the system lacks them.
 */
export async function startBrowser(): Promise<StartedBrowser> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-browser-'))
  const remove = () => rm(directory, { recursive: true, force: true, maxRetries: 3 })
  try {
    const browser = await launch(directory)
    return { browser, problem: '', close: () => browser.close().then(remove) }
  } catch (error) {
    await remove()
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { browser: undefined, problem: `no browser can be started here: ${line}`, close: async () => undefined }
  }
}

async function launch(directory: string): Promise<Browser> {
  const executablePath = await unpackInto(directory, () => chromium.executablePath())
  const options = { executablePath, args: ['--no-sandbox'], timeout: 60_000 }
  try {
    return await launcher.launch(options)
  } catch {
    const packed = fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium')))
    await unpackInto(directory, () => inflate(packed))
    return launcher.launch({ ...options, env: { ...process.env, LD_LIBRARY_PATH: join(directory, 'al2023', 'lib') } })
  }
}

/** The package unpacks into the temporary directory, and trusts existing files there. */
async function unpackInto<Result>(directory: string, unpack: () => Promise<Result>): Promise<Result> {
  const originalTmpdir = process.env.TMPDIR
  process.env.TMPDIR = directory
  try {
    return await unpack()
  } finally {
    if (originalTmpdir === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = originalTmpdir
  }
}
