import type { Session } from '@channel/db'

/** Runs `work` in a transaction of the session. @param begin SQL that begins it, with its isolation and its limits */
export async function inTransaction<Result>(
  session: Session,
  begin: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await session.run(begin)
  try {
    const result = await work()
    await session.run('COMMIT')
    return result
  } catch (error) {
    await session.run('ROLLBACK')
    throw error
  }
}
