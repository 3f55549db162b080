import type { Database } from '@channel/db'
import type { DownloadOutcome, Provider } from '@channel/provider'
import { ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findAccountAtProvider, upstreamFailure } from '../accounts/index.ts'
import { readProfile } from './get-account-profile.ts'

/** The provider's limit for a picture. */
const maxBytes = 5 * 1024 * 1024

/**
 * Fetches the picture of an account's profile from the provider.
 *
 * @returns its bytes, and its type as the provider's server has declared it
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account; `resource_not_found` without a picture;
 *   `channel_upstream_error` if a call to the provider fails
 */
export async function getAccountPicture(
  database: Database,
  scope: Scope,
  { params: { phone_number_id } }: { readonly params: { readonly phone_number_id: string } },
  { provider }: { readonly provider: Pick<Provider, 'findProfile' | 'downloadPicture'> },
): Promise<{ bytes: Buffer; mime_type: string | null }> {
  const account = await findAccountAtProvider(database, scope, phone_number_id)
  const { picture_url: url } = await readProfile(database, scope, account, provider)
  if (url === null) throw notFound('phone_number_id', `The profile of account ${phone_number_id} has no picture.`)
  const chunks: Uint8Array[] = []
  const outcome = await provider.downloadPicture({ url, maxBytes }, (chunk) => void chunks.push(chunk))
  if (!outcome.ok) throw failed(outcome.failure)
  return { bytes: Buffer.concat(chunks), mime_type: outcome.value.mimeType }
}

function failed(failure: Extract<DownloadOutcome, { ok: false }>['failure']): ApiError {
  if (failure.kind === 'refused' || 'unsent' in failure) return upstreamFailure(failure, 'send the picture')
  return new ApiError('channel_upstream_error', `The picture of the profile cannot be used: ${failure.message}.`)
}
