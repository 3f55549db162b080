import { inject, onTestFinished } from 'vitest'
import { type Database, type DatabaseOptions, openDatabase } from '../src/index.ts'

/** The URL of a migrated database for the running test, removed after the run. */
export function ownDatabaseUrl(): Promise<string> {
  return request('/clone')
}

/** The URL of a database without tables for the running test, removed after the run. */
export function emptyDatabaseUrl(): Promise<string> {
  return request('/empty')
}

async function request(path: string): Promise<string> {
  const response = await fetch(new URL(path, inject('testDatabasesUrl')))
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}

/** A pool on the URL, or on a new database, closed after the test. */
export async function openForTest(options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const database = openDatabase({ poolSize: 2, ...options, url: options.url ?? (await ownDatabaseUrl()) })
  onTestFinished(() => database.close())
  return database
}
