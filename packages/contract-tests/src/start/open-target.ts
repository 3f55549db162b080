import { readVariables } from '@channel/settings'
import type { ContractOptions } from '../command.ts'
import type { Session } from '../target/session.ts'
import { openMock } from './open-mock.ts'
import { openService } from './open-service.ts'
import { openUrl } from './open-url.ts'

type TargetOptions = Pick<ContractOptions, 'account' | 'key' | 'simulator' | 'allowWrites'>

/**
 * Opens the target of an option, and starts it unless the option is a URL.
 *
 * @param onWait called before the run waits for the rate limit
 * @throws Error in one line if it cannot be used
 */
export function openTarget(target: string, options: TargetOptions, onWait: (ms: number) => void): Promise<Session> {
  const { account, key, simulator, allowWrites } = options
  if (target === 'mock') {
    console.error('Starting the mock …')
    return openMock()
  }
  if (target === 'service') {
    console.error('Starting the service on a temporary database …')
    return openService({ account })
  }
  const { CHANNEL_API_KEY, CHANNEL_DATA_DIR } = readVariables(process.env, ['CHANNEL_API_KEY', 'CHANNEL_DATA_DIR'])
  const apiKey = key ?? CHANNEL_API_KEY
  return openUrl({ url: target, apiKey, account, simulator, allowWrites, dataDirectory: CHANNEL_DATA_DIR, onWait })
}
