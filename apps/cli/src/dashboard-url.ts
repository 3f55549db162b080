import { type Environment, readVariables } from '@channel/settings'
import { dataDirectory } from './data-directory.ts'
import { readServiceUrl } from './service-url.ts'

/** The variables of a command that prints a link to the dashboard. */
export const dashboardNames = ['DATABASE_URL', 'CHANNEL_DATA_DIR', 'PUBLIC_URL', 'CHANNEL_DEBUG'] as const

/** The URL of the dashboard, without a trailing slash: PUBLIC_URL, by default the last saved URL of the service. */
export async function dashboardUrl(environment: Environment): Promise<string> {
  const { PUBLIC_URL } = readVariables(environment, ['PUBLIC_URL'])
  return PUBLIC_URL ?? readServiceUrl(dataDirectory(environment))
}
