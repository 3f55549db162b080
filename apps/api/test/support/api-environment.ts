import { sharedDatabase } from '@channel/test-kit'
import { testSecret } from './start-api.ts'

export type ApiEnvironment = Readonly<Record<string, string | undefined>>

/** The environment of an API on the shared database, at a free port. */
export async function apiEnvironment(overrides: ApiEnvironment): Promise<NodeJS.ProcessEnv> {
  const { url } = await sharedDatabase()
  return {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    CHANNEL_SECRET: testSecret,
    REDIS_URL: '',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    ...overrides,
  }
}
