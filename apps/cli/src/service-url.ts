import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readVariables } from '@channel/settings'

const pathIn = (dataDirectory: string) => join(dataDirectory, 'service.json')

/**
 * Saves the URL of a data directory's service, for the commands that call it. If it cannot be written, those
 * commands need CHANNEL_URL.
 */
export async function saveServiceUrl(dataDirectory: string, url: string): Promise<void> {
  await writeFile(pathIn(dataDirectory), `${JSON.stringify({ url })}\n`).catch(() => undefined)
}

/** The last saved URL of a data directory's service, or the one of a service without settings. */
export async function readServiceUrl(dataDirectory: string): Promise<string> {
  const { HOST, PORT } = readVariables({}, ['HOST', 'PORT'])
  const defaultUrl = `http://${HOST}:${PORT}`
  try {
    const { url } = JSON.parse(await readFile(pathIn(dataDirectory), 'utf8')) as { url?: unknown }
    return typeof url === 'string' ? url : defaultUrl
  } catch {
    return defaultUrl
  }
}
