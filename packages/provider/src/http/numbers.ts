import { z } from 'zod'

/**
 * A number of a business account. The provider may add values for quality, so it is plain text.
 */
export interface ProviderNumberDetails {
  readonly phoneNumberId: string
  /** Formatted for display, such as `+49 30 901820`. */
  readonly displayPhoneNumber: string
  /** The name that the provider has verified. */
  readonly verifiedName: string | null
  /** Such as `GREEN`, `YELLOW` or `RED`. */
  readonly qualityRating: string | null
  /** How many conversations a day the business may begin, such as `TIER_2K`. */
  readonly messagingLimit: string | null
  /** The decision about the display name, such as `APPROVED` or `DECLINED`. */
  readonly nameStatus: string | null
  /** Whether the number is also used in the provider's business app; null if not reported. */
  readonly inBusinessApp: boolean | null
}

/** The requested fields, as {@link numberPage} parses them. */
export const numberFields =
  'id,display_phone_number,verified_name,quality_rating,messaging_limit_tier,name_status,is_on_biz_app'

const number = z
  .object({
    id: z.string().min(1),
    display_phone_number: z.string().min(1),
    verified_name: z.string().nullish(),
    quality_rating: z.string().nullish(),
    messaging_limit_tier: z.string().nullish(),
    name_status: z.string().nullish(),
    is_on_biz_app: z.boolean().nullish(),
  })
  .transform(
    (each): ProviderNumberDetails => ({
      phoneNumberId: each.id,
      displayPhoneNumber: each.display_phone_number,
      verifiedName: each.verified_name ?? null,
      qualityRating: each.quality_rating ?? null,
      messagingLimit: each.messaging_limit_tier ?? null,
      nameStatus: each.name_status ?? null,
      inBusinessApp: each.is_on_biz_app ?? null,
    }),
  )

/** The items of a page. */
export const numberPage = z.array(number)
