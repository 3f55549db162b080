import { createChannel } from '@channel/client'
import { createQueries } from '@channel/client/query'

/** The public operations with the session in place of an API key: `/dashboard/v1/…`. */
export const channel = createChannel({ baseUrl: `${location.origin}/dashboard`, credentials: 'same-origin' })

/** Options of TanStack Query for the public operations. */
export const queries = createQueries(channel)
