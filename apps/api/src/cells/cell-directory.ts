import type { FindKey } from '@channel/core/mechanisms/authentication'
import type { CellRoute, Cells, Database } from '@channel/db'
import type { FetchHandler } from '../request/bindings.ts'
import type { Named } from './named-in-request.ts'

/** A complete API for the organizations of one cell. */
export interface CellApp {
  readonly database: Database
  readonly findKey: FindKey
  readonly app: FetchHandler
  /** Ends the responses that never end by themselves. */
  endStreams(): Promise<void>
  close(): Promise<void>
}

/** The cells of the process, and which of them knows what. */
export interface CellDirectory {
  readonly main: CellApp
  /** The cells besides main. */
  readonly cells: Cells<CellApp>
  /** The cells besides main that know what is named. */
  find(...named: readonly Named[]): Promise<CellRoute[]>
}
