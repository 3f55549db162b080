import { webhooksText } from '../../messages/webhooks.ts'
import { useScopeNames } from './scope-field.tsx'
import type { Subscription } from './webhook-types.ts'

/** The numbers whose events a subscription gets. */
export function ScopeName({ subscription }: { readonly subscription: Subscription }) {
  const { phone_number_id, customer_id } = subscription
  const { accounts, customers } = useScopeNames()
  const names = [
    phone_number_id && (accounts.get(phone_number_id) ?? phone_number_id),
    customer_id && (customers.get(customer_id) ?? customer_id),
  ].filter(Boolean)
  return <span className="whitespace-nowrap">{names.length === 0 ? webhooksText.scope.all : names.join(' · ')}</span>
}
