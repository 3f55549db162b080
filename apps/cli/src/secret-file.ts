import { randomBytes } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitSecrets } from '@channel/core'
import { describeFailure } from './output/describe-failure.ts'
import { Failure } from './output/failure.ts'

/** Where the secret of the embedded database is kept: one line, as CHANNEL_SECRET has it. */
export const secretFilePath = (dataDirectory: string) => join(dataDirectory, 'secret')

/** A new random secret. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What the file holds; undefined when there is none.
 *
 * @throws Failure when it cannot be used
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

/** Replaces the file at once: a reader finds the secrets of before or these. */
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

/** @throws Failure naming where it came from, without the secret */
export function checkSecret(secret: string, source: string): string {
  try {
    splitSecrets(secret)
    return secret
  } catch (error) {
    throw new Failure(`The secret in ${source} cannot be used: ${describeFailure(error)}.`)
  }
}
