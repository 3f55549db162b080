import { randomBytes } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitSecrets } from '@channel/core/mechanisms/sealing'
import { describeFailure } from '@channel/logger/describe-failure'
import { Failure } from './output/failure.ts'

/** The file of the embedded database's secret: one line, in the format of CHANNEL_SECRET. */
export const secretFilePath = (dataDirectory: string) => join(dataDirectory, 'secret')

/** A new random secret. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The content of the file; undefined if it does not exist.
 *
 * @throws Failure if it is invalid
 */
export async function readSecretFile(dataDirectory: string): Promise<string | undefined> {
  const path = secretFilePath(dataDirectory)
  try {
    return checkSecret((await readFile(path, 'utf8')).trim(), path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces the file atomically: a reader finds either the old or the new secrets. */
export async function writeSecretFile(dataDirectory: string, secrets: readonly string[]): Promise<void> {
  const path = secretFilePath(dataDirectory)
  const next = `${path}.${process.pid}`
  try {
    await writeFile(next, `${secrets.join(',')}\n`, { mode: 0o600, flush: true })
    await chmod(next, 0o600)
    await rename(next, path)
  } catch (error) {
    throw new Failure(`The secret cannot be written to ${path}: ${describeFailure(error)}.`)
  }
}

/** @throws Failure naming the source, without the secret */
function checkSecret(secret: string, source: string): string {
  try {
    splitSecrets(secret)
    return secret
  } catch (error) {
    throw new Failure(`The secret in ${source} cannot be used: ${describeFailure(error)}.`)
  }
}
