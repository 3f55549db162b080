import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const usual = 'http://127.0.0.1:8787'
const pathIn = (dataDirectory: string) => join(dataDirectory, 'service.json')

/**
 * Keeps where the service of a data directory was started, for the commands that call it; where nothing can be written, they
 * have to be told.
 */
export async function keepServiceAddress(dataDirectory: string, url: string): Promise<void> {
  await writeFile(pathIn(dataDirectory), `${JSON.stringify({ url })}\n`).catch(() => undefined)
}

/** Where the service of a data directory was started last, or the usual address. */
export async function readServiceAddress(dataDirectory: string): Promise<string> {
  try {
    const { url } = JSON.parse(await readFile(pathIn(dataDirectory), 'utf8')) as { url?: unknown }
    return typeof url === 'string' ? url : usual
  } catch {
    return usual
  }
}
