import { type Secrets, unseal } from '../../mechanisms/sealing/index.ts'

/** What a provider's token is sealed to: its account. */
export function tokenPlace(account: { readonly organization_id: string; readonly phone_number_id: string }): string {
  return `provider token ${account.organization_id} ${account.phone_number_id}`
}

/** An account's token; without one, `problem` says why it cannot be opened, or the account has none. */
export type OpenedToken =
  | { readonly token: string }
  | { readonly token: undefined; readonly problem: Error | undefined }

/** Opens an account's token. It does not throw: a token that cannot be opened must not affect other accounts. */
export function openToken(
  secrets: Secrets,
  account: Parameters<typeof tokenPlace>[0],
  { sealed, secret_id }: { readonly sealed: Buffer | null; readonly secret_id: string | null },
): OpenedToken {
  if (sealed === null || secret_id === null) return { token: undefined, problem: undefined }
  try {
    return { token: unseal(secrets, tokenPlace(account), { sealed, secret_id }) }
  } catch (error) {
    return { token: undefined, problem: error as Error }
  }
}
