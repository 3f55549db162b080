import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFailure } from '@channel/logger/describe-failure'
import { Failure } from '../output/failure.ts'

/** The saved key of the demo: the database has only its hash. */
export interface DemoFile {
  readonly organization_id: string
  readonly key_id: string
  readonly key: string
}

/** The file of the demo's key. */
export const demoFilePath = (dataDirectory: string) => join(dataDirectory, 'demo.json')

/** Undefined if it is missing or damaged: then another key is created. */
export async function readDemoFile(dataDirectory: string): Promise<DemoFile | undefined> {
  try {
    const { organization_id, key_id, key } = JSON.parse(await readFile(demoFilePath(dataDirectory), 'utf8')) as DemoFile
    const isComplete = [organization_id, key_id, key].every((value) => typeof value === 'string')
    return isComplete ? { organization_id, key_id, key } : undefined
  } catch {
    return undefined
  }
}

/**
 * Saves the key for the next start, readable only for its owner.
 *
 * @throws Failure if it cannot be written
 */
export async function writeDemoFile(dataDirectory: string, content: DemoFile): Promise<void> {
  const path = demoFilePath(dataDirectory)
  const next = `${path}.${process.pid}`
  try {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
    await writeFile(next, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
    await chmod(next, 0o600)
    await rename(next, path)
  } catch (error) {
    throw new Failure(
      `The demo's key cannot be saved in ${path}: ${describeFailure(error)}. Set CHANNEL_DATA_DIR to a writable directory.`,
    )
  }
}
