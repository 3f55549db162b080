import { type DatabaseProxy, type ProxiedConnection, startDatabaseProxy } from './database-proxy.ts'

/** A proxy to the database that can make its connections half-open. */
export interface SilencingProxy extends DatabaseProxy {
  /** Number of connections opened so far. */
  readonly opened: number
  /**
   * Stops forwarding on all open connections, including their end, as when a firewall forgets them: no FIN and no
   * RST reaches either side. New connections work.
   */
  silence(): void
}

/** Starts one in front of a database. */
export async function startSilencingProxy(databaseUrl: string): Promise<SilencingProxy> {
  const connections: ProxiedConnection[] = []
  const proxy = await startDatabaseProxy(databaseUrl, { onConnection: (connection) => connections.push(connection) })
  return {
    ...proxy,
    get opened() {
      return connections.length
    },
    silence() {
      for (const connection of connections) {
        connection.isHeld = true
        connection.hidesEnds = true
      }
    },
  }
}
