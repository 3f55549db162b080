/** What the process is told by its environment. */
export interface Settings {
  port: number
  host: string
  databaseUrl: string
  secret: string
}

/**
 * Reads `PORT` (8787; 0 takes any free one), `HOST` (127.0.0.1), `DATABASE_URL` and `CHANNEL_SECRET`.
 *
 * @throws Error in one line that names the variable and what it should hold
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: portOf(env.PORT ?? '8787'),
    host: env.HOST ?? '127.0.0.1',
    databaseUrl: required(env, 'DATABASE_URL', 'the postgres:// URL of the database'),
    secret: required(env, 'CHANNEL_SECRET', 'the secret that cursors and stored secrets are protected with'),
  }
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error(`PORT is ${JSON.stringify(text)}; it has to be a number from 0 to 65535.`)
  }
  return Number(text)
}

function required(env: NodeJS.ProcessEnv, name: string, holds: string): string {
  const value = env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set; it has to be ${holds}.`)
  return value
}
