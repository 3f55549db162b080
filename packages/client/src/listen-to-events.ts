import type { BasicChannel } from './create-basic-channel.ts'
import type { BodyOf, CallInit } from './operation-types.ts'

/** A page of events, in the order in which they appeared. */
export type EventPage = BodyOf<'/v1/events', 'get'>
type Query = NonNullable<NonNullable<CallInit<'/v1/events', 'get'>['params']>['query']>

/** Where to begin, and which events. */
export interface ListenOptions extends Omit<Query, 'order' | 'wait'> {
  /** How long the service waits for an event before it responds without one, in seconds; default 30, which is the max. */
  wait?: number | undefined
  /** Ends the iteration; its reason is thrown. */
  signal?: AbortSignal | undefined
}

/**
 * The events of an organization, as they happen. The next page is requested only after the last event of the current one, so a slow
 * loop is not flooded.
 */
export interface EventStream extends AsyncIterable<EventPage['data'][number]> {
  /** Where to continue later, by `listen({ cursor })` with the same filters: behind the last page whose events were all processed. */
  readonly cursor: string | undefined
  /** The same by pages, of which some are empty: save the `resume_cursor` of a page after processing it. */
  pages(): AsyncIterableIterator<EventPage, void>
}

/** Follows events from now on, unless the options say otherwise. */
export type Listen = (options?: ListenOptions) => EventStream

/** How much longer than the service waits a request may take, in milliseconds. */
const marginMs = 15_000

/** @param get gets by path; failures that may pass are retried without end */
export function createListen(get: BasicChannel['get']): Listen {
  return ({ signal, wait = 30, cursor: from, start, ...filters } = {}) => {
    let cursor = from
    const begin = start ?? (filters.created_after === undefined ? 'latest' : 'oldest')
    async function* pages() {
      for (;;) {
        // At once, so that nothing is missed if the first request has to be repeated.
        const place = cursor === undefined ? { start: begin, wait: 0 } : { cursor, wait }
        const page = await get('/v1/events', {
          params: { query: { ...filters, ...place } },
          maxRetries: Infinity,
          totalTimeoutMs: Infinity,
          timeoutMs: wait * 1_000 + marginMs,
          ...(signal && { signal }),
        })
        yield page
        // Only now its events are processed.
        cursor = page.resume_cursor ?? cursor
      }
    }
    async function* events() {
      for await (const { data } of pages()) yield* data
    }
    return {
      get cursor() {
        return cursor
      },
      pages,
      [Symbol.asyncIterator]: events,
    }
  }
}
