import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** The password, the second factor, the sessions and the passkeys of the user. */
export function SecurityTab() {
  return (
    <div className="grid grid-cols-1 max-w-4xl gap-5">
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
      <PasskeysCard />
    </div>
  )
}
