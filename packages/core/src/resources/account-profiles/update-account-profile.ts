import type { AccountProfile, UpdateAccountProfileInput } from '@channel/contract/types'
import type { Database } from '@channel/db'
import { maxUploadBytes, type ProfileChange, type Provider } from '@channel/provider'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import {
  callAtProvider,
  findAccountAtProvider,
  type HandleUpload,
  refusedField,
  uploadForHandle,
} from '../accounts/index.ts'
import { readProfile } from './get-account-profile.ts'

const pictureTypes = ['image/jpeg', 'image/png']

/**
 * Changes the profile of an account at the provider. Missing fields keep their values, null clears a field. Can be repeated.
 *
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account; `media_not_found`; `invalid_field_value` if
 *   the picture has another type, or the provider refuses a field; `channel_upstream_error` if a call to the provider fails
 */
export async function updateAccountProfile(
  database: Database,
  scope: Scope,
  { params: { phone_number_id }, body }: UpdateAccountProfileInput,
  context: HandleUpload & { readonly provider: Pick<Provider, 'findProfile' | 'updateProfile'> },
): Promise<AccountProfile> {
  const { about, address, description, email, picture_media_id, vertical, websites, ...rest } = body
  noOtherFields(rest)
  const account = await findAccountAtProvider(database, scope, phone_number_id)
  const change: ProfileChange = {
    ...(about !== undefined && { about }),
    ...(address !== undefined && { address: address ?? '' }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(email !== undefined && { email: email ?? '' }),
    ...(vertical !== undefined && { vertical }),
    ...(websites !== undefined && { websites }),
    ...(picture_media_id !== undefined && { profile_picture_handle: await upload(picture_media_id) }),
  }
  if (Object.keys(change).length > 0) {
    const outcome = await callAtProvider(database, scope, account, ({ token }) =>
      context.provider.updateProfile({ phoneNumberId: phone_number_id, token }, change),
    )
    if (!outcome.ok) throw refusedField(outcome.failure, (_, reason) => fieldIn(reason, change), 'change the profile')
  }
  return readProfile(database, scope, account, context.provider)

  function upload(media_id: string): Promise<string> {
    const file = { media_id, param: 'picture_media_id', types: pictureTypes, maxBytes: maxUploadBytes('image/png') }
    return uploadForHandle(database, scope, account, file, context)
  }
}

/** The field that the provider's reason names; the only one, if there is no other. */
function fieldIn(reason: string, change: ProfileChange): string | undefined {
  const given = Object.keys(change)
  const field = given.find((name) => reason.includes(name)) ?? (given.length === 1 ? given[0] : undefined)
  return field === 'profile_picture_handle' ? 'picture_media_id' : field
}
