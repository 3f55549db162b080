import type { AccountProfile } from '@channel/contract/types'
import type { ProviderProfile } from '@channel/provider'
import type { AllFields } from '../../mechanisms/fields/index.ts'

export function accountProfileView(phone_number_id: string, profile: ProviderProfile): AllFields<AccountProfile> {
  const { about, address, description, email, pictureUrl: picture_url, vertical, websites } = profile
  return {
    object: 'account_profile',
    phone_number_id,
    about,
    address,
    description,
    email,
    picture_url,
    vertical,
    websites: [...websites],
  }
}
