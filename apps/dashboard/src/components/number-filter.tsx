import { useAccount } from '../layout/account.tsx'
import { text } from '../messages/text.ts'
import { type FilterProps, FilterSelect } from './filter-bar.tsx'

/** The filter of a list by number. Only organizations with several numbers have it. */
export function NumberFilter<Search extends { readonly phone_number_id?: string | undefined }>(
  props: FilterProps<Search>,
) {
  const { accounts } = useAccount()
  if (accounts.length < 2) return null
  return (
    <FilterSelect
      {...props}
      name="phone_number_id"
      label={text.common.number}
      any={text.common.anyNumber}
      options={accounts.map(({ phone_number_id, phone_number, name }) => ({
        value: phone_number_id,
        label: [name, phone_number].filter(Boolean).join(' · ') || phone_number_id,
      }))}
      className="max-w-56"
    />
  )
}
