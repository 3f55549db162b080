import type { Handlers } from '@channel/contract/types'
import { type EventPage, listEvents } from '@channel/core/events'
import { page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read } from '../request/verb-handlers.ts'

export const events = {
  listEvents: read(listEvents, eventPage),
} satisfies Handlers<'events', RequestContext>

function eventPage(context: RequestContext, events: EventPage) {
  const { call } = context
  if (call?.waitedMs !== undefined) call.isIdle = events.data.length === 0
  const { status, headers, body } = page(context, events)
  return { status, headers, body: { ...body, resume_cursor: events.resume_cursor } } as const
}
