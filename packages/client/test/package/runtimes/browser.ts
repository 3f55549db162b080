import { readFile } from 'node:fs/promises'
import { startBrowser } from '@channel/test-kit/browser'
import { expect } from 'vitest'
import type { EmptyProject } from '../empty-project.ts'
import { bundle } from './bundle.ts'
import { expectedInPages } from './scenario.ts'

const page = "import { useClient } from './scenario.js'\nglobalThis.useClient = useClient\n"

/** Runs the client in a web page of another origin. @returns why it was not run, if no browser can be started */
export async function runInBrowser(project: EmptyProject, serviceUrl: string): Promise<string | undefined> {
  const started = await startBrowser()
  if (started.browser === undefined) return started.problem
  try {
    const opened = await started.browser.newPage()
    await opened.goto(`${serviceUrl}/page`)
    await opened.addScriptTag({
      content: await readFile(await bundle(project, 'page', page, { format: 'iife' }), 'utf8'),
    })
    const result = await opened.evaluate(`useClient('${serviceUrl.replace('127.0.0.1', 'localhost')}')`)
    expect(result).toBe(expectedInPages)
    return undefined
  } finally {
    await started.close()
  }
}
