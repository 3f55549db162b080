import { type Database, statement } from '@channel/db'

/** How long a code of an authenticator app is accepted, in seconds: in its own period and in the two beside it. */
const validSeconds = 90

// The sweep of ended sign-ins removes the rows. Until then, the same code may come up again.
const useCode = statement(
  'use_second_factor_code',
  `INSERT INTO sign_in_verifications (id, identifier, value, expires_at)
   VALUES ($1, 'second_factor_code', $2, now() + interval '${validSeconds} seconds')
   ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at WHERE sign_in_verifications.expires_at <= now()`,
)

/**
 * Marks a code of an authenticator app as used, so that another person who saw it cannot sign in with it (RFC 6238, 5.2).
 *
 * @returns false if the user signed in with it before
 */
export async function useSecondFactorCode(database: Database, userId: string, code: string): Promise<boolean> {
  return (await database.execute(useCode, [`${userId}.${code}`, userId])) === 1
}
