import type { ClientConfig } from 'pg'
import type { DatabaseAddress } from './parse-database-url.ts'

/** The servers of a database, of which one accepts writes. Connections go to the current one. */
export class Servers {
  readonly #addresses: readonly DatabaseAddress[]
  #current = 0

  constructor(addresses: readonly DatabaseAddress[]) {
    this.#addresses = addresses
  }

  get count(): number {
    return this.#addresses.length
  }

  get current(): DatabaseAddress {
    return this.#addresses[this.#current] as DatabaseAddress
  }

  /** After a failure of this server the next one becomes the current one, unless another connection has moved on already. */
  moveOnFrom(address: DatabaseAddress): void {
    if (address === this.current) this.#current = (this.#current + 1) % this.count
  }
}

/** Settings of a session by name, such as `statement_timeout`. */
export type SessionSettings = Readonly<Record<string, string>>

/**
 * Where the settings of a connection come from: each connection sets its own, or its role has them in this database. Only the
 * latter works through a connection pooler, which gives a session to many clients.
 */
export type SessionConfig =
  | { readonly settings: SessionSettings }
  | { readonly settings?: undefined; readonly mayBePooled: boolean }

/** How to connect to whichever server is the current one. */
export interface ServerConfig extends ClientConfig {
  readonly servers: Servers
  /** Of the tables, if it is not the one that the role finds by itself. */
  readonly schema: string | undefined
  /** Host, port and database for messages. */
  readonly where: string
  readonly session: SessionConfig
  readonly observeStatement?: ObserveStatement | undefined
}

/**
 * Told of every statement that is sent, by its name, so it has to be fast.
 *
 * @returns called when it has ended
 */
export type ObserveStatement = (name: string) => ((error: Error | null) => void) | undefined
