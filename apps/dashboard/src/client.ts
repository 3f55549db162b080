import { createChannel } from '@channel/client'
import { createQueries } from '@channel/client/query'
import { requestTimeouts, watchedFetch } from './service/service.ts'

const options = { credentials: 'same-origin', fetch: watchedFetch, ...requestTimeouts } as const

/** The public operations with the session in place of an API key: `/dashboard/v1/…`. */
export const channel = createChannel({ ...options, baseUrl: `${location.origin}/dashboard` })

/** Options of TanStack Query for the public operations. */
export const queries = createQueries(channel)

/** The same for operations that need no API key, such as the health. They exist only at their own address. */
export const keylessQueries = createQueries(createChannel({ ...options, baseUrl: location.origin }))
