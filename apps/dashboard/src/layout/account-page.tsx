import type { LucideIcon } from 'lucide-react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { PageHeader } from '../components/page-header.tsx'
import { SkeletonLines } from '../components/skeleton.tsx'
import { NoNumber } from '../connect-number/no-number.tsx'
import { createRequiredContext } from '../create-required-context.ts'
import { useAccount } from './account.tsx'

/** The `phone_number_id` of the chosen number, inside of {@link AccountPage}. */
const [PhoneNumberId, usePhoneNumberId] = createRequiredContext<string>('AccountPage')

export { usePhoneNumberId }

interface AccountPageProps {
  readonly title: string
  readonly description?: string
  readonly icon: LucideIcon
  readonly children: ReactNode
}

/** A page of the chosen number, or what to do without one. It begins anew for another number. */
export function AccountPage({ title, description, icon, children }: AccountPageProps) {
  const { account, isPending } = useAccount()
  if (account !== undefined)
    return (
      <PhoneNumberId value={account.phone_number_id}>
        <Fragment key={account.phone_number_id}>{children}</Fragment>
      </PhoneNumberId>
    )
  return (
    <>
      <PageHeader title={title} description={description} />
      {isPending ? <SkeletonLines count={6} /> : <NoNumber icon={icon} />}
    </>
  )
}

/** A component for the router: {@link AccountPage} with its content. */
export function accountPage(props: Omit<AccountPageProps, 'children'>, Content: ComponentType) {
  return function PageOfAccount() {
    return (
      <AccountPage {...props}>
        <Content />
      </AccountPage>
    )
  }
}
