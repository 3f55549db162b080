import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key of the demo, or the address of the service or of the simulator, as a run has saved it in a data directory. */
export async function readLocalData(
  dataDirectory: string,
  name: 'demo' | 'service' | 'simulator',
): Promise<{ readonly key?: string; readonly url?: string }> {
  try {
    return JSON.parse(await readFile(join(dataDirectory, `${name}.json`), 'utf8'))
  } catch {
    return {}
  }
}
