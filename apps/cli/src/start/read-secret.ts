import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deriveSecrets } from '@channel/core'
import { describeFailure } from '../output/describe-failure.ts'
import { Failure } from '../output/failure.ts'

/**
 * The secret that signs cursors and encrypts what is stored: CHANNEL_SECRET, else (embedded database only) the one in
 * the data directory, made at the first start and readable for its owner alone.
 *
 * @param directory the data directory; undefined where a database of one's own is used
 */
export async function readSecret(environment: NodeJS.ProcessEnv, directory: string | undefined): Promise<string> {
  const given = environment.CHANNEL_SECRET
  if (given) return check(given, 'CHANNEL_SECRET')
  if (directory === undefined) {
    throw new Failure(
      'CHANNEL_SECRET is needed beside DATABASE_URL: set it to 32 or more random characters, keep it, and give the same to every process.',
    )
  }
  const path = join(directory, 'secret')
  const made = randomBytes(32).toString('base64url')
  try {
    await writeFile(path, `${made}\n`, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return check((await readFile(path, 'utf8')).trim(), path)
  }
}

/** @throws Failure when it is too short to derive keys from */
function check(secret: string, source: string): string {
  try {
    deriveSecrets(secret)
    return secret
  } catch (error) {
    throw new Failure(`The secret in ${source} cannot be used: ${describeFailure(error)}.`)
  }
}
