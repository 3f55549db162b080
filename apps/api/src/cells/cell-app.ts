import type { FindKey } from '@channel/core/mechanisms/authentication'
import type { Database } from '@channel/db'
import type { FetchHandler } from '../request/bindings.ts'

/** A complete API for the organizations of one cell. */
export interface CellApp {
  readonly database: Database
  readonly findKey: FindKey
  readonly app: FetchHandler
  /** Ends the responses that never end by themselves. */
  endStreams(): Promise<void>
  close(): Promise<void>
}
