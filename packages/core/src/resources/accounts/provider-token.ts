import { type Secrets, unseal } from '../../mechanisms/sealing/index.ts'

/** The context that a provider token is sealed to: its account. */
export function tokenContext(account: { readonly organization_id: string; readonly phone_number_id: string }): string {
  return `provider token ${account.organization_id} ${account.phone_number_id}`
}

/** An account's token. Without one, `problem` is the error of opening it, or undefined if the account has no token. */
export type OpenedToken =
  | { readonly token: string }
  | { readonly token: undefined; readonly problem: Error | undefined }

/** Rows with their account's opened token, undefined without one that can be opened, instead of the sealed one. */
export function withTokens<Row extends Parameters<typeof openToken>[1] & Parameters<typeof openToken>[2]>(
  secrets: Secrets,
  rows: readonly Row[],
): (Omit<Row, 'sealed' | 'key_id'> & { readonly token: string | undefined })[] {
  return rows.map(({ sealed, key_id, ...row }) => ({
    ...row,
    token: openToken(secrets, row, { sealed, key_id }).token,
  }))
}

/** Opens an account's token. Does not throw: one unreadable token must not affect other accounts. */
export function openToken(
  secrets: Secrets,
  account: Parameters<typeof tokenContext>[0],
  { sealed, key_id }: { readonly sealed: Buffer | null; readonly key_id: string | null },
): OpenedToken {
  if (sealed === null || key_id === null) return { token: undefined, problem: undefined }
  try {
    return { token: unseal(secrets, tokenContext(account), { sealed, key_id }) }
  } catch (error) {
    return { token: undefined, problem: error as Error }
  }
}
