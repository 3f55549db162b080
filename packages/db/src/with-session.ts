import { endClient, runOn, runQuery } from './connection.ts'
import { describeConnectFailure, describeFailure } from './errors.ts'
import type { Session } from './queryable.ts'
import { limitOf, ResponseWatch } from './response-watch.ts'
import { connectToServer } from './server-client.ts'
import type { ServerConfig } from './servers.ts'
import type { Statement } from './statement.ts'

/** Opens a connection, runs `work` on it and closes it. */
export async function withSession<T>(
  config: ServerConfig,
  statementTimeoutMs: number,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const { where } = config
  const client = await connectToServer(config).catch((error) => {
    throw describeConnectFailure(error, where)
  })
  new ResponseWatch(limitOf(statementTimeoutMs)).add(client)
  const run = async (statement: Statement, values?: readonly unknown[]) => {
    try {
      return await runOn(client, statement, values)
    } catch (error) {
      throw describeFailure(error, where, statement)
    }
  }
  const runText = async (text: string, values?: readonly unknown[]) => {
    try {
      return await runQuery(client, { text, ...(values && { values: values as unknown[] }) })
    } catch (error) {
      throw describeFailure(error, where)
    }
  }
  try {
    return await work({
      query: async <Row>(statement: Statement, values?: readonly unknown[]) =>
        (await run(statement, values)).rows as Row[],
      execute: async (statement, values) => (await run(statement, values)).rowCount ?? 0,
      run: async (text) => void (await runText(text)),
      ask: async <Row>(text: string, values?: readonly unknown[]) => (await runText(text, values)).rows as Row[],
    })
  } finally {
    await endClient(client)
  }
}
