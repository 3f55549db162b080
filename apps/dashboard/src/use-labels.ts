import type { components } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { queries } from './client.ts'

export type Label = components['schemas']['Label']

/** The labels of the organization by name: the newest hundred. */
export function useLabels(): readonly Label[] {
  const { data } = useQuery({ ...queries.labels.list.queryOptions({ limit: 100 }), staleTime: 60_000 })
  return [...(data?.data ?? [])].sort((one, other) => one.name.localeCompare(other.name))
}
