import type { Channel } from '@channel/client'

export interface Accounts {
  /** A verified account, as a `phone_number_id`. */
  verified: string
  /** An account that is not verified, if the organization has one. */
  unverified: string | undefined
}

/**
 * The accounts to test with.
 *
 * @param wanted a `phone_number_id`; default the first verified account
 * @throws Error if there is no such account, or it is not verified
 */
export async function findAccounts(channel: Channel, wanted: string | undefined): Promise<Accounts> {
  const accounts = await Array.fromAsync(channel.paginate('/v1/accounts'))
  const known = accounts.filter(({ verified }) => verified).map(({ phone_number_id }) => phone_number_id)
  const verified = wanted === undefined ? known[0] : known.find((id) => id === wanted)
  if (verified === undefined) {
    const which = wanted === undefined ? 'a verified account' : `the verified account ${wanted}`
    throw new Error(`The organization of the API key does not have ${which}.`)
  }
  return { verified, unverified: accounts.find((account) => !account.verified)?.phone_number_id }
}
