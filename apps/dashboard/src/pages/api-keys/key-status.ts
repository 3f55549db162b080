import type { Tone } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import type { ApiKey } from './api-keys-data.ts'

export type KeyStatus = 'active' | 'expires_soon' | 'expired' | 'revoked'

const soonMs = 7 * 24 * 3_600_000

/** What a key can still be used for. */
export function keyStatus({ revoked_at, expires_at }: ApiKey, now = Date.now()): KeyStatus {
  if (revoked_at !== null) return 'revoked'
  if (expires_at === null) return 'active'
  const leftMs = new Date(expires_at).getTime() - now
  return leftMs <= 0 ? 'expired' : leftMs < soonMs ? 'expires_soon' : 'active'
}

export const keyStatuses: Readonly<Record<KeyStatus, { tone: Tone; label: string }>> = {
  active: { tone: 'good', label: text.apiKeys.statuses.active },
  expires_soon: { tone: 'warn', label: text.apiKeys.statuses.expires_soon },
  expired: { tone: 'neutral', label: text.apiKeys.statuses.expired },
  revoked: { tone: 'neutral', label: text.apiKeys.statuses.revoked },
}
