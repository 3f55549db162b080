import { deriveSecrets, secretStatus } from '@channel/core'
import { openDatabase } from '@channel/db'
import { describeFailure } from '../output/describe-failure.ts'
import { invocation } from '../program-name.ts'
import { describeValues } from '../secret-status/describe-values.ts'
import { nextSteps } from '../secret-status/next-steps.ts'

/** A start must not wait long for a count over large tables. */
const statementTimeoutMs = 5_000

/** What the start says of CHANNEL_SECRET: nothing while there is one secret and everything is sealed with it. */
export async function secretNotice({ url, secret }: { url: string; secret: string }): Promise<string[]> {
  const database = openDatabase({ url, applicationName: 'channel-start', poolSize: 1, statementTimeoutMs })
  try {
    const status = await secretStatus(database, deriveSecrets(secret), new Date())
    if (status.keys.length === 1) return []
    const keys = status.keys.map((key) => {
      const where = key.position === null ? 'not in CHANNEL_SECRET' : `secret ${key.position}`
      return `key ${key.key_id} (${where}) has ${describeValues(key) || 'no stored values'}`
    })
    return [`CHANNEL_SECRET: ${keys.join('; ')}.`, ...nextSteps(status)]
  } catch (error) {
    return [
      `What needs which secret was not counted (${describeFailure(error)}): \`${invocation} secret status\` does.`,
    ]
  } finally {
    await database.close()
  }
}
