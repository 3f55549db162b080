import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { Combobox } from '../../components/combobox.tsx'
import { FieldError } from '../../components/field.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { useAccount } from '../../layout/account.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import type { ScopeKind, SubscriptionValues } from './subscription-values.ts'
import type { Subscription } from './webhook-types.ts'

const kinds: readonly ScopeKind[] = ['all', 'account', 'customer']
const labels = webhooksText.scope

interface ScopeFieldProps {
  readonly values: Pick<SubscriptionValues, 'scope' | 'scopeId'>
  readonly onChange: (scope: Pick<SubscriptionValues, 'scope' | 'scopeId'>) => void
  readonly error: string | undefined
}

/** Chooses the events: those of all numbers, of one, or of a customer's numbers. */
export function ScopeField({ values: { scope, scopeId }, onChange, error }: ScopeFieldProps) {
  const { accounts, customers } = useScopeNames()
  const choices = scope === 'account' ? accounts : customers
  const placeholder = scope === 'account' ? labels.chooseAccount : labels.chooseCustomer
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {labels.label}
      </span>
      <Segmented
        label={labels.label}
        value={scope}
        onChange={(kind) => onChange({ scope: kind, scopeId: null })}
        options={kinds.map((value) => ({ value, label: labels[value] }))}
      />
      {scope !== 'all' && (
        <Combobox
          key={scope}
          label={placeholder}
          placeholder={placeholder}
          value={scopeId}
          onChange={(id) => onChange({ scope, scopeId: id })}
          options={[...choices].map(([value, label]) => ({ value, label }))}
          aria-invalid={error ? true : undefined}
          className="w-full"
        />
      )}
      <FieldError error={error} />
    </div>
  )
}

/** The names of numbers and customers by id. */
function useScopeNames() {
  const { accounts } = useAccount()
  const { data } = useQuery({ ...queries.customers.list.queryOptions({ limit: 100 }), staleTime: 60_000 })
  return {
    accounts: new Map(
      accounts.map((each) => [each.phone_number_id, each.name || each.phone_number || each.phone_number_id]),
    ),
    customers: new Map((data?.data ?? []).map(({ id, name }) => [id, name])),
  }
}

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
