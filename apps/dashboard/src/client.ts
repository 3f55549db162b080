import { createChannel } from '@channel/client'
import { createQueries } from '@channel/client/query'
import { requestTimeouts, watchedFetch } from './service/service.ts'

/** The public operations with the session in place of an API key: `/dashboard/v1/…`. */
export const channel = createChannel({
  baseUrl: `${location.origin}/dashboard`,
  credentials: 'same-origin',
  fetch: watchedFetch,
  ...requestTimeouts,
})

/** Options of TanStack Query for the public operations. */
export const queries = createQueries(channel)
