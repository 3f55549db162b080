import { openDatabase, type Session } from '@channel/db'
import { databaseOf, withDatabase } from './database-url.ts'

/**
 * Makes every new connection to a database read-only, as when its address leads to a standby, or writable again. `on` ends the
 * open connections.
 *
 * @param url of a database that only the running test uses
 */
export async function switchReadOnly(url: string, state: 'on' | 'off'): Promise<void> {
  const name = databaseOf(url)
  const admin = openDatabase({ url: withDatabase(url, 'postgres'), poolSize: 1, applicationName: 'channel-tests' })
  try {
    await admin.session(async (session: Session) => {
      await session.run(`ALTER DATABASE ${name} SET default_transaction_read_only = ${state}`)
      if (state === 'off') return
      await session.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
    })
  } finally {
    await admin.close()
  }
}
