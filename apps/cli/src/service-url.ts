import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readVariables } from '@channel/settings'

const pathIn = (dataDirectory: string) => join(dataDirectory, 'service.json')

/**
 * Saves the URL of a data directory's service, for the commands that call it, and that of its simulated provider, if it has one. If it
 * cannot be written, those commands need CHANNEL_URL.
 */
export async function saveServiceUrl(dataDirectory: string, url: string, providerUrl?: string): Promise<void> {
  await writeFile(pathIn(dataDirectory), `${JSON.stringify({ url, provider_url: providerUrl })}\n`).catch(
    () => undefined,
  )
}

/** The last saved URL of a data directory's service, or the one of a service without settings. */
export async function readServiceUrl(dataDirectory: string): Promise<string> {
  const { HOST, PORT } = readVariables({}, ['HOST', 'PORT'])
  return (await readSaved(dataDirectory)).url ?? `http://${HOST}:${PORT}`
}

/** The URL of the simulated provider of a data directory's service; undefined without one. */
export async function readSimulatorUrl(dataDirectory: string): Promise<string | undefined> {
  return (await readSaved(dataDirectory)).provider_url
}

async function readSaved(dataDirectory: string): Promise<{ readonly url?: string; readonly provider_url?: string }> {
  try {
    const saved = JSON.parse(await readFile(pathIn(dataDirectory), 'utf8')) as Readonly<Record<string, unknown>>
    return Object.fromEntries(Object.entries(saved).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
