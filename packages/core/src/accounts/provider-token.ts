/** What a provider's token is sealed to: its account. */
export function tokenPlace(account: { readonly organization_id: string; readonly phone_number_id: string }): string {
  return `provider token ${account.organization_id} ${account.phone_number_id}`
}
