import { dataDirectory } from './data-directory.ts'
import { Failure } from './output/failure.ts'
import { readSecretFile, secretFilePath } from './secret-file.ts'
import { readSecret } from './start/read-secret.ts'

/** Where an operator's command found the secret of the service. */
export interface OperatorSecret {
  /** As CHANNEL_SECRET has it: one secret, or several separated by commas. */
  readonly channelSecret: string
  /** The data directory whose file holds it; undefined when CHANNEL_SECRET does. */
  readonly directory: string | undefined
}

/**
 * The secret that the service has: CHANNEL_SECRET, else the file of the embedded database. None is made.
 *
 * @throws Failure when there is none, or it cannot be used
 */
export async function findOperatorSecret(environment: NodeJS.ProcessEnv): Promise<OperatorSecret> {
  if (environment.CHANNEL_SECRET || environment.DATABASE_URL) {
    return { channelSecret: await readSecret(environment, undefined), directory: undefined }
  }
  const directory = dataDirectory(environment)
  const channelSecret = await readSecretFile(directory)
  if (channelSecret !== undefined) return { channelSecret, directory }
  throw new Failure(
    `There is no secret in ${secretFilePath(directory)}: run \`npm start\` first, or set CHANNEL_SECRET.`,
  )
}
