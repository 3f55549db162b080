import { writeFile } from 'node:fs/promises'
import { type Environment, readVariables } from '@channel/settings'
import { Failure } from '../output/failure.ts'
import { makeSecret, readSecretFile, secretFilePath } from '../secret-file.ts'

/**
 * The secret that signs cursors and encrypts stored values: CHANNEL_SECRET or, only with the embedded database, the
 * one in the data directory, which is created at the first start and readable only for its owner.
 *
 * @param directory the data directory; undefined with DATABASE_URL
 */
export async function readSecret(environment: Environment, directory: string | undefined): Promise<string> {
  const { CHANNEL_SECRET: given } = readVariables(environment, ['CHANNEL_SECRET'])
  if (given !== undefined) return given
  if (directory === undefined) {
    throw new Failure(
      'CHANNEL_SECRET is required with DATABASE_URL: set it to 32 or more random characters, save it, and use the same for every process.',
    )
  }
  const created = makeSecret()
  try {
    await writeFile(secretFilePath(directory), `${created}\n`, { flag: 'wx', mode: 0o600 })
    return created
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readSecretFile(directory)) ?? created
  }
}
