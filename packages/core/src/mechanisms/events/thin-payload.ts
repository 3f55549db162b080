/** Ids of resources and of what they belong to. Anything else may be personal, so that a field added later is left out. */
const kept = ['id', 'object', 'conversation_id', 'contact_id', 'deleted'] as const

interface WholeEvent {
  readonly customer: { readonly id: string } | null
  readonly data: { readonly object: ObjectOfEvent }
}

interface ObjectOfEvent extends Readonly<Record<string, unknown>> {
  /** Of a conversation. */
  readonly contact?: { readonly id: string }
  /** Of `messages.received`. */
  readonly messages?: readonly { readonly id: string; readonly object: string }[]
}

/** The thin form of an event's payload: only ids, the type and the time. @param payload as it is stored */
export function thinPayload(payload: string): string {
  const { customer, data, ...envelope } = JSON.parse(payload) as WholeEvent
  const thin = {
    ...envelope,
    object: 'thin_event',
    customer_id: customer?.id ?? null,
    data: { object: thinObject(data.object) },
  }
  return JSON.stringify(thin)
}

function thinObject({ contact, messages, ...object }: ObjectOfEvent): object {
  const ids = Object.fromEntries(kept.flatMap((name) => (name in object ? [[name, object[name]]] : [])))
  return {
    ...ids,
    ...(contact && { contact_id: contact.id }),
    ...(messages && { messages: messages.map(({ id, object }) => ({ id, object })) }),
  }
}
