import type { LogLine } from '@channel/logger'
import { collectLog } from '@channel/logger/testing'
import { logSettings } from '@channel/settings'
import { traceFields } from '@channel/traces'
import { onTestFinished } from 'vitest'
import { runApi } from '../../src/process/run-api.ts'
import { readSettings } from '../../src/process/settings.ts'
import { type ApiEnvironment, apiEnvironment } from './api-environment.ts'

/** The API that an environment describes. */
export interface WiredApi {
  readonly url: string
  /** The logged lines. */
  readonly logged: readonly LogLine[]
  /** The log as it was written. */
  output(): string
  /** Stops it as SIGTERM stops a process. */
  stop(): Promise<void>
}

/**
 * Starts the API as its process does, from an environment, but in the process of the tests, until the end of the test.
 *
 * @throws Error with what the process would log before it ends with 1
 */
export async function startWiredApi(overrides: ApiEnvironment = {}): Promise<WiredApi> {
  const environment = await apiEnvironment(overrides)
  const { log, lines, text } = collectLog({ level: logSettings(environment).level, fields: traceFields })
  const api = await runApi(readSettings(environment), log)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= api.stop(1_000)
    return stopped
  }
  onTestFinished(stop)
  return { url: api.url, logged: lines, output: text, stop }
}
