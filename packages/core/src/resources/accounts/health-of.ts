import type { ProviderNumberDetails } from '@channel/provider'
import type { NumberHealth } from './account-view.ts'

/** What the provider says about a number. */
export function healthOf({ qualityRating, messagingLimit, nameStatus }: ProviderNumberDetails): NumberHealth {
  return { quality_rating: qualityRating, messaging_limit: messagingLimit, name_status: nameStatus }
}
