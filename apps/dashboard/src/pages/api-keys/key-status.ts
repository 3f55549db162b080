import type { Badge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import type { ApiKey } from './api-keys-query.ts'

export type KeyStatus = 'active' | 'expires_soon' | 'expired' | 'revoked'

const soonMs = 7 * 24 * 3_600_000

/** Whether a key can still be used. */
export function keyStatus({ revoked_at, expires_at }: ApiKey, now = Date.now()): KeyStatus {
  if (revoked_at !== null) return 'revoked'
  if (expires_at === null) return 'active'
  const leftMs = new Date(expires_at).getTime() - now
  return leftMs <= 0 ? 'expired' : leftMs < soonMs ? 'expires_soon' : 'active'
}

const { statuses } = text.apiKeys

export const keyStatuses: Readonly<Record<KeyStatus, Badge>> = {
  active: { tone: 'good', label: statuses.active },
  expires_soon: { tone: 'warn', label: statuses.expires_soon },
  expired: { tone: 'neutral', label: statuses.expired },
  revoked: { tone: 'neutral', label: statuses.revoked },
}
