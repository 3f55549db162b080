import { type DatabaseProxy, type ProxiedConnection, startDatabaseProxy } from './database-proxy.ts'

/** A way to the database on which connections can become half-open. */
export interface SilencingProxy extends DatabaseProxy {
  /** How many connections were opened so far. */
  readonly opened: number
  /**
   * From now on the open connections pass on nothing, not even their end, as after a firewall has forgotten them: no FIN and
   * no RST reaches either side. New connections work.
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
