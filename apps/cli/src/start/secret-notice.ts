import { readDatabaseTime } from '@channel/core/mechanisms/clock'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { secretStatus } from '@channel/core/secret-rotation'
import { type DatabaseOptions, openDatabase } from '@channel/db'
import { describeFailure } from '@channel/logger/describe-failure'
import { invocation } from '../program-name.ts'
import { describeValues } from '../secret-status/describe-values.ts'
import { nextSteps } from '../secret-status/next-steps.ts'

/** The count over large tables must not delay the start for long. */
const statementTimeoutMs = 5_000

/** The notice about CHANNEL_SECRET at start: empty while only one secret exists. */
export async function secretNotice(
  address: Pick<DatabaseOptions, 'url' | 'directUrl'>,
  secret: string,
): Promise<string[]> {
  const database = openDatabase({ ...address, applicationName: 'channel-start', poolSize: 1, statementTimeoutMs })
  try {
    const status = await secretStatus(database, deriveSecrets(secret), await readDatabaseTime(database))
    if (status.keys.length === 1) return []
    const keys = status.keys.map((key) => {
      const where = key.position === null ? 'not in CHANNEL_SECRET' : `secret ${key.position}`
      return `key ${key.key_id} (${where}) has ${describeValues(key) || 'no stored values'}`
    })
    return [`CHANNEL_SECRET: ${keys.join('; ')}.`, ...nextSteps(status)]
  } catch (error) {
    return [`The values per secret were not counted (${describeFailure(error)}): run \`${invocation} secret status\`.`]
  } finally {
    await database.close()
  }
}
