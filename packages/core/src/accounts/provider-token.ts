import { unseal } from '../sealing.ts'
import type { Secrets } from '../secrets.ts'

/** What a provider's token is sealed to: its account. */
export function tokenPlace(account: { readonly organization_id: string; readonly phone_number_id: string }): string {
  return `provider token ${account.organization_id} ${account.phone_number_id}`
}

/** Opens an account's token; undefined when there is none that can be opened, which must not hold up other accounts. */
export function openToken(
  secrets: Secrets,
  account: Parameters<typeof tokenPlace>[0],
  { sealed, secret_id }: { readonly sealed: Buffer | null; readonly secret_id: string | null },
): string | undefined {
  if (sealed === null || secret_id === null) return undefined
  try {
    return unseal(secrets, tokenPlace(account), { sealed, secret_id })
  } catch {
    return undefined
  }
}
