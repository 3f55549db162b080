import { isChannelError } from '@channel/client'
import type { ReactNode } from 'react'
import { ErrorNotice } from './error-notice.tsx'
import { SkeletonLines } from './skeleton.tsx'

export interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown }
  /** Shown if the service does not know the id; without it, as any other error. */
  readonly gone?: ReactNode
  /** Whether the address names nothing that can exist, such as an invalid id: nothing is requested. */
  readonly isGone?: boolean
  readonly loading?: ReactNode
  /** Nothing by default, where the data is shown elsewhere. */
  readonly children?: (data: Data) => ReactNode
}

/** Shows what a query has loaded; until then its error, or placeholder lines. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, gone, isGone = false, loading = <SkeletonLines count={6} />, children } = props
  const { data, error, refetch } = query
  if (isGone) return gone
  if (data !== undefined) return children?.(data)
  if (gone && isChannelError(error) && (error.status === 404 || error.status === 400)) return gone
  return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : loading
}
