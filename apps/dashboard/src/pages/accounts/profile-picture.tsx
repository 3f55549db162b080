import { ImageOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useObjectUrl } from '../../components/use-object-url.ts'
import { accountSettingsText } from '../../messages/account-settings.ts'
import type { Profile } from './profile-values.ts'

interface ProfilePictureProps {
  readonly profile: Profile
  /** Shown in place of the saved one. */
  readonly chosen?: File | undefined
}

const shape = 'size-24 shrink-0 rounded-full border border-line object-cover'

/** The picture as contacts see it: in a circle. */
export function ProfilePicture({ profile, chosen }: ProfilePictureProps): ReactNode {
  const { phone_number_id, picture_url } = profile
  const preview = useObjectUrl(chosen)
  // The service fetches it from the provider: the page may not load anything from elsewhere.
  const saved = picture_url && `/dashboard/accounts/${phone_number_id}/picture`
  const [broken, setBroken] = useState<string>()
  const source = preview ?? saved
  if (source && source !== broken) {
    const { picture } = accountSettingsText.profile.fields
    return <img src={source} alt={picture} onError={() => setBroken(source)} className={shape} />
  }
  return (
    <span className={`${shape} grid place-items-center bg-sunken text-quiet`}>
      <ImageOff aria-hidden className="size-6" />
      <span className="sr-only">{accountSettingsText.profile.noPicture}</span>
    </span>
  )
}
