import { type AddressRange, allowedRanges, deriveSecrets, type Secrets } from '@channel/core'

/** What the process is told by its environment. */
export interface Settings {
  readonly databaseUrl: string
  readonly secrets: Secrets
  /** Where webhooks may go although it is not the public internet. */
  readonly allowedReceivers: readonly AddressRange[]
}

/**
 * Reads `DATABASE_URL` and `CHANNEL_SECRET`; `CHANNEL_DEVELOPMENT` (0; or 1) and `WEBHOOK_ALLOWED_RANGES` (none; or
 * `10.0.0.0/8,fd00::/8`), as the API does.
 *
 * @throws Error in one line that names the variable and what it should hold
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    databaseUrl: required(env, 'DATABASE_URL', 'the postgres:// URL of the database'),
    secrets: deriveSecrets(required(env, 'CHANNEL_SECRET', 'the secret that the API has')),
    allowedReceivers: allowedReceiversOf(env),
  }
}

function required(env: NodeJS.ProcessEnv, name: string, holds: string): string {
  const value = env[name]
  if (!value) throw new Error(`The worker needs ${name}, ${holds}. \`npm start\` sets it.`)
  return value
}

function allowedReceiversOf(env: NodeJS.ProcessEnv): readonly AddressRange[] {
  const development = env.CHANNEL_DEVELOPMENT ?? '0'
  if (development !== '0' && development !== '1') {
    throw new Error(`CHANNEL_DEVELOPMENT is ${JSON.stringify(development)}; it has to be 1 or 0.`)
  }
  try {
    return allowedRanges(env.WEBHOOK_ALLOWED_RANGES, development === '1')
  } catch (error) {
    throw new Error(`WEBHOOK_ALLOWED_RANGES is not valid: ${error instanceof Error ? error.message : String(error)}`)
  }
}
