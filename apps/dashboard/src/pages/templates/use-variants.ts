import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import type { Template } from '../../templates/template-state.ts'

/** The languages of a template, in the order of their codes; empty until they are loaded. */
export function useVariants(name: string): readonly Template[] {
  const { data } = useQuery(queries.templates.list.queryOptions(usePhoneNumberId(), { name, limit: 100 }))
  return (data?.data ?? []).toSorted((a, b) => (a.language < b.language ? -1 : 1))
}
