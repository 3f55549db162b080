import type { Change, LiveHub, LiveViewer } from '@channel/core/mechanisms/live'
import type { Presence } from '@channel/core/mechanisms/outbox'

const heartbeatMs = 15_000
/** A client that reads nothing for so long is cut off. It can reconnect with the last event that it has. */
const maxStalledMs = 60_000
/** Chunks that wait for a slow client. What does not fit is replaced by one reset. */
const maxPending = 64

/**
 * Opens a stream of server-sent events for a dashboard. It ends when the client cancels it, or the hub ends it.
 *
 * @returns undefined if too many are open
 */
export function openChangeStream(hub: LiveHub, viewer: LiveViewer): ReadableStream<Uint8Array> | undefined {
  const encoder = new TextEncoder()
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  let isBehind = false
  let stalledMs = 0
  const write = (text: string) => sink?.enqueue(encoder.encode(text))
  const writeOrFallBehind = (text: string) => {
    if ((sink?.desiredSize ?? 0) > 0 && !isBehind) write(text)
    else isBehind = true
  }
  const leave = hub.watch(viewer, {
    onChanges: (changes) => writeOrFallBehind(changes.map(messageOf).join('')),
    onWrite: (group) => writeOrFallBehind(writeMessage(group)),
    onPresence: (presence) => writeOrFallBehind(presenceMessage(presence)),
    onReset: () => writeOrFallBehind(resetMessage),
    onEnd: () => end(),
  })
  if (leave === undefined) return undefined
  const heartbeats = setInterval(() => {
    stalledMs = (sink?.desiredSize ?? 0) > 0 ? 0 : stalledMs + heartbeatMs
    if (stalledMs >= maxStalledMs) stop(() => sink?.error(new Error('The client does not read.')))
    else if (stalledMs === 0) write(': still there\n\n')
  }, heartbeatMs)
  const stop = (close: () => void) => {
    clearInterval(heartbeats)
    leave()
    close()
    sink = undefined
  }
  const end = () => stop(() => sink?.close())
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sink = controller
        // Also makes proxies pass the headers on at once.
        write('retry: 2000\n\n')
      },
      pull() {
        if (!isBehind) return
        isBehind = false
        write(resetMessage)
      },
      cancel: () => stop(() => undefined),
    },
    new CountQueuingStrategy({ highWaterMark: maxPending }),
  )
}

const resetMessage = 'event: reset\ndata: {}\n\n'

/** An event of its own, which changes no resource. */
function presenceMessage(presence: Presence): string {
  return `event: presence\ndata: ${JSON.stringify(presence)}\n\n`
}

/** Without an id: it cannot be resumed after. */
function writeMessage(group: string): string {
  return `data: ${JSON.stringify({ type: `${group}.changed`, id: null, phone_number_id: null })}\n\n`
}

function messageOf({ id, type, object_id, phone_number_id }: Change): string {
  return `id: ${id}\ndata: ${JSON.stringify({ type, id: object_id, phone_number_id })}\n\n`
}
