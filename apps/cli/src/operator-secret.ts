import { type Environment, readVariables } from '@channel/settings'
import { dataDirectory } from './data-directory.ts'
import { Failure } from './output/failure.ts'
import { startInvocation } from './program-name.ts'
import { readSecretFile, secretFilePath } from './secret-file.ts'
import { readSecret } from './start/read-secret.ts'

/** The service's secret and its source. */
export interface OperatorSecret {
  /** In the format of CHANNEL_SECRET: one secret, or several separated by commas. */
  readonly channelSecret: string
  /** The data directory whose file contains it; undefined if it is from CHANNEL_SECRET. */
  readonly directory: string | undefined
}

/**
 * The service's secret: from CHANNEL_SECRET, or the file of the embedded database. Never generated.
 *
 * @throws Failure if it is missing or invalid
 */
export async function findOperatorSecret(environment: Environment): Promise<OperatorSecret> {
  const { CHANNEL_SECRET, DATABASE_URL } = readVariables(environment, ['CHANNEL_SECRET', 'DATABASE_URL'])
  if (CHANNEL_SECRET ?? DATABASE_URL) {
    return { channelSecret: await readSecret(environment, undefined), directory: undefined }
  }
  const directory = dataDirectory(environment)
  const channelSecret = await readSecretFile(directory)
  if (channelSecret !== undefined) return { channelSecret, directory }
  throw new Failure(
    `No secret was found in ${secretFilePath(directory)}: run \`${startInvocation}\` first, or set CHANNEL_SECRET.`,
  )
}
