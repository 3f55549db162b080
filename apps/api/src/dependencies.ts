import type { ApiLog, FindKey, Provider, RateLimiter, Scope } from '@channel/core'
import type { Database } from '@channel/db'

/** What can keep a process from serving requests. */
export type Obstacle = 'database' | 'migrations' | 'draining'

/** What the app needs from the process around it. */
export interface Dependencies {
  readonly database: Database
  /** Where API keys are looked up. */
  readonly findKey: FindKey
  readonly rateLimiter: RateLimiter
  /** Where calls are recorded. */
  readonly apiLog: Pick<ApiLog, 'record' | 'room'>
  /** The upstream provider. */
  readonly provider: Provider
  readonly secrets: Scope['secrets']
  readonly mediaBaseUrl: Scope['mediaBaseUrl']
  readonly now: Scope['now']
  readonly development: boolean
  readonly allowedReceivers?: Scope['allowedReceivers']
  /** Where the service is reached from outside, without a slash at its end. */
  publicUrl(): string
  /** What keeps the process from serving right now; empty when it is ready. */
  findObstacles(): Promise<readonly Obstacle[]>
}
