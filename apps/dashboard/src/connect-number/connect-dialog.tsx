import { useState } from 'react'
import { CreateLinkDialog } from '../pages/customers/create-link-dialog.tsx'
import type { Customer } from '../pages/customers/customer-types.ts'
import { useSession } from '../session.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { StandardDialog } from './standard-dialog.tsx'

/** Leads to a setup link, which connects a number. Without platform mode it says what the operator does instead. */
export function ConnectDialog({ onClose }: { readonly onClose: () => void }) {
  const isPlatform = useSession().organization.plan === 'platform'
  const [customer, setCustomer] = useState<Customer>()
  if (!isPlatform) return <StandardDialog onClose={onClose} />
  if (customer === undefined) return <CustomerDialog onClose={onClose} onChosen={setCustomer} />
  return <CreateLinkDialog customer={customer} onClose={onClose} />
}
