import { writeFile } from 'node:fs/promises'
import { Failure } from '../output/failure.ts'
import { checkSecret, makeSecret, readSecretFile, secretFilePath } from '../secret-file.ts'

/**
 * The secret that signs cursors and encrypts what is stored: CHANNEL_SECRET, else (embedded database only) the one in
 * the data directory, made at the first start and readable for its owner alone.
 *
 * @param directory the data directory; undefined where a database of one's own is used
 */
export async function readSecret(environment: NodeJS.ProcessEnv, directory: string | undefined): Promise<string> {
  const given = environment.CHANNEL_SECRET
  if (given) return checkSecret(given, 'CHANNEL_SECRET')
  if (directory === undefined) {
    throw new Failure(
      'CHANNEL_SECRET is needed beside DATABASE_URL: set it to 32 or more random characters, keep it, and give the same to every process.',
    )
  }
  const made = makeSecret()
  try {
    await writeFile(secretFilePath(directory), `${made}\n`, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readSecretFile(directory)) ?? made
  }
}
