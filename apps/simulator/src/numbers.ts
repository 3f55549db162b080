import { z } from 'zod'
import { digitsOf } from './conversations.ts'
import type { PhoneNumber } from './model.ts'
import { emptyProfile, profileInput } from './profiles.ts'
import type { State } from './state.ts'
import { ensureWaba } from './wabas.ts'
import { notifyAccount } from './webhooks/notify.ts'

/** A number as input of the control API. Omitted fields stay unchanged or get a default. */
export const numberInput = z.strictObject({
  waba_id: z.string().regex(/^\d+$/).optional(),
  display_phone_number: z.string().min(1).optional(),
  verified_name: z.string().min(1).optional(),
  /** Changes are reported to the app. */
  quality_rating: z.string().min(1).optional(),
  /** Changes are reported to the app. */
  messaging_limit_tier: z.string().min(1).optional(),
  /** Changes are reported to the app. */
  name_status: z.string().min(1).optional(),
  /** Whether it is also used in the business app; registering it ends that. */
  in_business_app: z.boolean().optional(),
  /** Whether it may send. */
  registered: z.boolean().optional(),
  /** What customers see of the business; omitted fields stay unchanged. */
  profile: profileInput.optional(),
  /** Messages per second, where limits apply; default 80, or 20 in the business app. */
  throughput: z.int().min(1).optional(),
})

export type NumberInput = z.input<typeof numberInput>

/**
 * Creates or updates a number. Reports a changed quality rating, limit or name to the app.
 *
 * @throws Error in one line if a new one has no `waba_id`
 */
export function setNumber(state: State, id: string, input: NumberInput): PhoneNumber {
  const given = numberInput.parse(input)
  const former = state.numbers.get(id)
  const wabaId = given.waba_id ?? former?.wabaId
  if (wabaId === undefined) throw new Error('A new number needs its waba_id.')
  ensureWaba(state, wabaId)
  const inBusinessApp = given.in_business_app ?? former?.inBusinessApp ?? false
  const defaultThroughput = inBusinessApp ? 20 : 80
  const unchanged = former?.inBusinessApp === inBusinessApp ? former.throughput : defaultThroughput
  const number: PhoneNumber = {
    id,
    wabaId,
    displayPhoneNumber: given.display_phone_number ?? former?.displayPhoneNumber ?? `+1 555 ${id.slice(-7)}`,
    verifiedName: given.verified_name ?? former?.verifiedName ?? 'Test Business',
    qualityRating: given.quality_rating ?? former?.qualityRating ?? 'GREEN',
    messagingLimit: given.messaging_limit_tier ?? former?.messagingLimit ?? 'TIER_2K',
    nameStatus: given.name_status ?? former?.nameStatus ?? 'APPROVED',
    inBusinessApp,
    registered: given.registered ?? former?.registered ?? true,
    syncs: former?.syncs ?? [],
    pin: former?.pin,
    throughput: given.throughput ?? unchanged,
    sends: former?.sends ?? [],
    profile: Object.assign(former?.profile ?? emptyProfile(), given.profile),
  }
  state.numbers.set(id, number)
  if (former !== undefined) notifyChanges(state, former, number)
  return number
}

const ratings = ['RED', 'YELLOW', 'GREEN']

/** Like the provider: it reports that the quality changed, without the new rating. */
function notifyChanges(state: State, former: PhoneNumber, number: PhoneNumber): void {
  const display_phone_number = digitsOf(number.displayPhoneNumber)
  const report = (field: string, value: object) =>
    notifyAccount(state, number.wabaId, field, { display_phone_number, ...value })
  const current_limit = number.messagingLimit
  if (former.qualityRating !== number.qualityRating) {
    const isWorse = ratings.indexOf(number.qualityRating) < ratings.indexOf(former.qualityRating)
    report('phone_number_quality_update', { event: isWorse ? 'FLAGGED' : 'UNFLAGGED', current_limit })
  }
  if (former.messagingLimit !== current_limit)
    report('phone_number_quality_update', { event: 'UPGRADE', old_limit: former.messagingLimit, current_limit })
  if (former.nameStatus !== number.nameStatus)
    report('phone_number_name_update', {
      decision: number.nameStatus,
      requested_verified_name: number.verifiedName,
      rejection_reason: 'NONE',
    })
}

/** The provider's view of a number. */
export function numberView(number: PhoneNumber) {
  return {
    id: number.id,
    display_phone_number: number.displayPhoneNumber,
    verified_name: number.verifiedName,
    quality_rating: number.qualityRating,
    messaging_limit_tier: number.messagingLimit,
    name_status: number.nameStatus,
    code_verification_status: 'VERIFIED',
    is_on_biz_app: number.inBusinessApp,
    platform_type: 'CLOUD_API',
    throughput: { level: 'STANDARD' },
  }
}
