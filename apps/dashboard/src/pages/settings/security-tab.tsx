import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** How the user signs in, and where. */
export function SecurityTab() {
  return (
    <div className="grid grid-cols-1 max-w-4xl gap-5">
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
    </div>
  )
}
