const maxItems = 10_000
/** Below the 1 MiB of a body, with what is around the items. */
const maxBytes = 900_000

const encoder = new TextEncoder()

/** Divides items into the lists of calls, by their number and their size as JSON. */
export function* inCalls<Item, Sent>(items: Iterable<Item>, toSent: (item: Item) => Sent) {
  let call: { readonly items: Item[]; readonly sent: Sent[] } = { items: [], sent: [] }
  let bytes = 0
  for (const item of items) {
    const sent = toSent(item)
    const size = encoder.encode(JSON.stringify(sent)).length + 1
    if (call.items.length > 0 && (call.items.length === maxItems || bytes + size > maxBytes)) {
      yield call
      call = { items: [], sent: [] }
      bytes = 0
    }
    call.items.push(item)
    call.sent.push(sent)
    bytes += size
  }
  if (call.items.length > 0) yield call
}
