import { isChannelError } from '@channel/client'
import type { ReactNode } from 'react'
import { ErrorNotice } from './error-notice.tsx'
import { SkeletonLines } from './skeleton.tsx'

export interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown }
  /** Shown if the service does not know the id; without it, as any other error. */
  readonly gone?: ReactNode
  readonly loading?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Shows what a query has loaded; until then its error, or placeholder lines. */
export function Loaded<Data>({ query, gone, loading = <SkeletonLines count={6} />, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (gone && isChannelError(error) && (error.status === 404 || error.status === 400)) return gone
  return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : loading
}
