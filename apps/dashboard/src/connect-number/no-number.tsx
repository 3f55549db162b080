import type { LucideIcon } from 'lucide-react'
import { EmptyState } from '../components/empty-state.tsx'
import { text } from '../messages/text.ts'
import { useMayWrite, useSession } from '../session.ts'
import { ConnectButton } from './connect-button.tsx'

/** Shown instead of a page or list that needs a connected number. */
export function NoNumber({ icon }: { readonly icon: LucideIcon }) {
  const mayWrite = useMayWrite()
  const isPlatform = useSession().organization.plan === 'platform'
  const { hint, standard } = text.connectNumber
  const next = mayWrite ? (isPlatform ? hint : standard.empty) : text.common.readOnly
  return <EmptyState icon={icon} title={text.account.none} hint={next} action={<ConnectButton />} />
}
