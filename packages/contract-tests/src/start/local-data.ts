import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key of the demo in a data directory; undefined if there is none. */
export async function readDemoKey(dataDirectory: string): Promise<string | undefined> {
  return (await readJson<{ key?: string }>(dataDirectory, 'demo.json'))?.key
}

/** The address of the service of a data directory; undefined if none has run. */
export async function readServiceUrl(dataDirectory: string): Promise<string | undefined> {
  return (await readJson<{ url?: string }>(dataDirectory, 'service.json'))?.url
}

/** The address of the simulated provider of a data directory; undefined if none has run. */
export async function readSimulatorUrl(dataDirectory: string): Promise<string | undefined> {
  return (await readJson<{ url?: string }>(dataDirectory, 'simulator.json'))?.url
}

async function readJson<Content>(dataDirectory: string, name: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await readFile(join(dataDirectory, name), 'utf8')) as Content
  } catch {
    return undefined
  }
}
