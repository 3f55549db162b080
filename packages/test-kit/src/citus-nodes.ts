import { type Database, openDatabase, statement } from '@channel/db'
import { withDatabase } from './database-url.ts'

/** The other nodes of a database of Citus. */
export interface CitusNodes {
  /** Gives a new database of the coordinator the extension, and a database of the same name on each node. */
  prepare(name: string): Promise<void>
  drop(name: string): Promise<void>
}

interface Node {
  readonly host: string
  readonly port: number
  readonly is_coordinator: boolean
}

const listNodes = statement(
  'test_kit_list_citus_nodes',
  'SELECT nodename AS host, nodeport AS port, groupid = 0 AS is_coordinator FROM pg_dist_node ORDER BY groupid',
)

/** @param url a database of the coordinator that has the extension and its nodes */
export async function findCitusNodes(coordinator: Database, url: string): Promise<CitusNodes> {
  const nodes = await coordinator.query<Node>(listNodes)
  const workers = nodes.filter(({ is_coordinator }) => !is_coordinator)
  const urlOf = ({ host, port }: Node) => url.replace(/(\/\/(?:[^@/]*@)?)[^/?]*/, `$1${host}:${port}`)
  const added = nodes.map(({ host, port, is_coordinator }) =>
    is_coordinator ? `citus_set_coordinator_host('${host}', ${port})` : `citus_add_node('${host}', ${port})`,
  )
  return {
    async prepare(name) {
      for (const worker of workers) {
        await run(urlOf(worker), `CREATE DATABASE ${name} TEMPLATE template0`)
        await run(withDatabase(urlOf(worker), name), 'CREATE EXTENSION citus')
      }
      const addNodes = added.map((call) => `SELECT ${call}`).join('; ')
      await run(withDatabase(url, name), `CREATE EXTENSION citus; ${addNodes}`)
    },
    async drop(name) {
      for (const worker of workers) await run(urlOf(worker), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

async function run(url: string, sql: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 1, applicationName: 'channel-tests', statementTimeoutMs: 0 })
  await database.session((session) => session.run(sql)).finally(() => database.close())
}
