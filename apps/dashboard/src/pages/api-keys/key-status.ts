import type { Tone } from '../../components/status-badge.tsx'
import type { text } from '../../messages/text.ts'
import type { ApiKey } from './api-keys-query.ts'

export type KeyStatus = keyof typeof text.apiKeys.statuses

const soonMs = 7 * 24 * 3_600_000

/** Whether a key can still be used. */
export function keyStatus({ revoked_at, expires_at }: ApiKey, now = Date.now()): KeyStatus {
  if (revoked_at !== null) return 'revoked'
  if (expires_at === null) return 'active'
  const leftMs = new Date(expires_at).getTime() - now
  return leftMs <= 0 ? 'expired' : leftMs < soonMs ? 'expires_soon' : 'active'
}

export const keyTones: Readonly<Record<KeyStatus, Tone>> = {
  active: 'good',
  expires_soon: 'warn',
  expired: 'neutral',
  revoked: 'neutral',
}
