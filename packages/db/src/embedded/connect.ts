import { Client } from 'pg'

/**
 * Opens a plain connection to the embedded server. It ignores environment variables for other servers, such as
 * PGSSLMODE.
 */
export async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    ssl: false,
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
