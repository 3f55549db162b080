import { randomBytes } from 'node:crypto'
import { createChannel, type EventStream, type ListenOptions, type WebhookEvent } from '@channel/client'
import { findService } from '../find-service.ts'
import { listenForStop } from '../start/listen-for-stop.ts'
import { describeEvent, type ReceivedEvent } from '../webhook-listener/describe-event.ts'
import { openCursorFile } from './cursor-file.ts'
import { deliverEvent } from './deliver-event.ts'

/** The options of the command. */
export interface ListenerOptions {
  readonly json?: true | undefined
  readonly forwardTo?: string | undefined
  readonly secret?: string | undefined
  readonly since?: string | undefined
  readonly cursorFile?: string | undefined
  readonly type?: string | undefined
  readonly phoneNumberId?: string | undefined
  readonly customerId?: string | undefined
  readonly objectId?: string | undefined
}

/** Prints and forwards events until a signal ends it. */
export async function runListener(options: ListenerOptions): Promise<void> {
  const { json, forwardTo: to, secret = newSecret(), cursorFile } = options
  const service = await findService(process.env)
  const file = cursorFile === undefined ? undefined : await openCursorFile(cursorFile)
  const print = (line: string) => (json ? console.error(line) : console.log(line))
  const stop = listenForStop(() => process.exit(130))
  const { signal } = stop
  const channel = createChannel({
    ...service,
    onAttempt({ retryInMs, status }) {
      if (retryInMs !== undefined && !signal.aborted)
        print(`No events from ${service.baseUrl} (${status ?? 'no response'}): next attempt ${inSeconds(retryInMs)}.`)
    },
  })
  const cursor = file?.cursor
  const stream = channel.events.listen({ ...queryOf(options), ...(cursor !== undefined && { cursor }), signal })
  const onAttempt = (summary: string, retryInMs: number | undefined) =>
    print(`  → ${summary}${retryInMs === undefined ? '' : `, next attempt ${inSeconds(retryInMs)}`}`)
  async function handle(event: ReceivedEvent) {
    console.log(json ? JSON.stringify(event) : describeEvent(event, new Date()))
    if (to !== undefined) await deliverEvent(event as WebhookEvent, { to, secret, signal, onAttempt })
  }
  print('Listening for events. Ctrl-C stops it.')
  if (to !== undefined) print(`Forwarded events can be verified with this secret: ${secret}`)
  try {
    await follow(stream, handle, file?.save)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    stop.stopListening()
  }
}

/** Handles one event after the other, and saves the cursor of each page when its events are handled. */
async function follow(
  stream: EventStream,
  handle: (event: ReceivedEvent) => Promise<void>,
  save: ((cursor: string) => Promise<void>) | undefined,
): Promise<void> {
  for await (const { data, resume_cursor } of stream.pages()) {
    for (const event of data) await handle(event as ReceivedEvent)
    if (resume_cursor !== null) await save?.(resume_cursor)
  }
}

function queryOf({ since, type, phoneNumberId, customerId, objectId }: ListenerOptions): ListenOptions {
  return {
    // A type that the service does not know is refused by it.
    ...(type !== undefined && { type: type as NonNullable<ListenOptions['type']> }),
    ...(phoneNumberId !== undefined && { phone_number_id: phoneNumberId }),
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(objectId !== undefined && { object_id: objectId }),
    ...(since === 'oldest' ? { start: since } : since !== undefined && { created_after: since }),
  }
}

function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

function inSeconds(ms: number): string {
  return `in ${Math.ceil(ms / 1_000)} s`
}
