/**
 * The scope that a throttling code slows down: the whole app, all numbers of the business account, the number, or
 * messages from the number to one recipient.
 */
export type ThrottleScope = 'app' | 'account' | 'number' | 'recipient'

/** The meaning of a provider's error code. */
export interface ErrorMeaning {
  readonly code: MessageFailureCode
  /** Whether the same message may be retried automatically. All others stay failed. */
  readonly retryable: boolean
  /** Only for throttling codes; `BackOff` determines the pause. */
  readonly throttle?: ThrottleScope
}

const codes = {
  outside_24h_window: [131047],
  marketing_opted_out: [131050],
  marketing_blocked_by_user: [131049, 130472],
  recipient_unavailable: [130403, 131026, 131030],
  unsupported_message_type: [131051],
  account_restricted: [130497, 131037, 131042, 131045, 131063, 133006, 133010],
  account_locked: [131031],
  consent_required: [134011],
  permission_revoked: [3, 10, 131005, ...range(200, 299)],
  auth_expired: [0, 190],
  app_rate_limited: [4, 17, 613],
  account_rate_limited: [80007, 130429, 131048, 131056, 131064, 131208, 133016],
  template_not_found: [132001],
  template_paused: [132015, 132016],
  template_policy_violation: [132007],
  group_unavailable: [131020, 131041, 131207],
  flow_blocked: [132068, 132069, 139000],
  media_upload_failed: [131053],
  media_download_failed: [131052],
  undeliverable: [131021, 131062, 137000, 135000],
  policy_violation: [368],
  // Failures of the provider, of parameters, and of registering a number.
  upstream_error: [
    ...[1, 2, 131000, 131016, 131057, 133004],
    ...[33, 100, 803, 131008, 131009, 132000, 132005, 132008, 132012, 132018],
    ...[133000, 133005, 133008, 133009, 133015],
  ],
} satisfies Record<string, readonly number[]>

/** Why a message failed, as a code of the public API. */
export type MessageFailureCode = keyof typeof codes

const retryable = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 131057, 133004])
const throttles: ReadonlyMap<number, ThrottleScope> = new Map([
  [4, 'app'],
  [80007, 'account'],
  [130429, 'number'],
  [131056, 'recipient'],
])
const known = new Map(
  Object.entries(codes).flatMap(([name, numbers]) => numbers.map((code) => [code, name as MessageFailureCode])),
)

/**
 * Returns the meaning of a provider's code, for a rejected call and for the error of a `failed` status.
 *
 * @param code null for a failure without a code, which is `undeliverable`; an unknown code is `upstream_error`
 */
export function meaningOf(code: number | null): ErrorMeaning {
  if (code === null) return { code: 'undeliverable', retryable: false }
  const throttle = throttles.get(code)
  return {
    code: known.get(code) ?? 'upstream_error',
    retryable: retryable.has(code),
    ...(throttle !== undefined && { throttle }),
  }
}

/** The codes that have a meaning of their own. */
export function codesWithMeaning(): number[] {
  return [...known.keys()]
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const parameterErrors = new Set([100, 131009])

/**
 * Whether a send with this code may have been rejected because the provider does not know its file. The provider
 * has no specific code for that.
 */
export function fileMayBeUnknown(code: number): boolean {
  return parameterErrors.has(code)
}
