/** The texts of the events page. */
export const events = {
  description:
    'What has happened in the last 30 days, whether or not a webhook receives it. Programs read the same list with GET /v1/events.',
  empty: 'No events yet',
  emptyHint: 'They appear as soon as something happens: a message, a contact, a new status of a template.',
  columns: { event: 'Event', resource: 'Resource', number: 'Number' },
  filters: {
    type: 'Event type',
    anyType: 'Any type',
    resource: 'ID of a resource',
    resourceHint: 'msg_…, ctc_… or cnv_…',
  },
  detail: {
    title: 'Event',
    resource: 'Resource',
    number: 'Number',
    customer: 'Customer',
    payload: 'Payload',
    sameResource: 'All events of this resource',
    gone: 'Event not found',
    goneHint: 'It is older than 30 days, its contact was deleted, or it does not match the filters.',
  },
}
