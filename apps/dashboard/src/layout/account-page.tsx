import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { PageHeader } from '../components/page-header.tsx'
import { SkeletonLines } from '../components/skeleton.tsx'
import { NoNumber } from '../connect-number/no-number.tsx'
import { useAccount } from './account.tsx'

interface AccountPageProps {
  readonly title: string
  readonly description?: string
  readonly icon: LucideIcon
  readonly children: (phoneNumberId: string) => ReactNode
}

/** A page of the chosen number, or what to do without one. It begins anew for another number. */
export function AccountPage({ title, description, icon, children }: AccountPageProps) {
  const { account, isPending } = useAccount()
  if (account !== undefined)
    return <Fragment key={account.phone_number_id}>{children(account.phone_number_id)}</Fragment>
  return (
    <>
      <PageHeader title={title} description={description} />
      {isPending ? <SkeletonLines count={6} /> : <NoNumber icon={icon} />}
    </>
  )
}
