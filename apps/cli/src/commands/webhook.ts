import { ChannelConnectionError, createChannel, verifyWebhook } from '@channel/client'
import { parsePort, parseUrl } from '../arguments/parse-value.ts'
import { findService } from '../find-service.ts'
import { listenForStop } from '../start/listen-for-stop.ts'
import { describeEvent } from '../webhook-listener/describe-event.ts'
import { forward } from '../webhook-listener/forward.ts'
import { receiveEvents } from '../webhook-listener/receive-events.ts'
import { type EventTypes, replayMissed, subscribe, unsubscribe } from '../webhook-listener/subscribe.ts'
import { operatorCommand } from './operator-command.ts'

const description = `print the events of your organization as they arrive, with verified signatures

It subscribes a local URL. After Ctrl-C the subscription stays, and missed events are retried for days. To receive \
them, listen on the same port again; with --replay they arrive at once. With --remove the subscription ends with the \
listener. Each start creates a new secret, which --forward prints, and revokes the previous one.`

const examples = [
  'webhook listen',
  'webhook listen --events message.received message.read --forward http://localhost:3000/hooks',
  'webhook listen --replay',
  'webhook listen --json --remove',
]

const listen = operatorCommand('listen', description, examples, [
  'CHANNEL_API_KEY',
  'CHANNEL_URL',
  'CHANNEL_DATA_DIR',
  'CHANNEL_DEBUG',
])
  .summary('print events as they arrive, with verified signatures')
  .option('--events <types...>', 'the event types', ['*'])
  .option('--forward <url>', 'forward each event to this URL, and return its response', parseUrl)
  .option('--port <n>', 'the port to listen on', parsePort, 8790)
  .option('--replay', 'request missed events at once')
  .option('--remove', 'delete the subscription when the listener stops')
  .action(async ({ json, events, forward: to, port, replay, remove }) => {
    const { apiKey, baseUrl } = await findService(process.env)
    const channel = createChannel({ apiKey, baseUrl })
    const print = (line: string) => (json ? console.error(line) : console.log(line))
    const stopping = Promise.withResolvers<void>()
    const stop = listenForStop(stopping.resolve)
    stop.signal.addEventListener('abort', () => stopping.resolve())
    // Ctrl-C also aborts the requests before the listener is ready, even if the service does not respond.
    const untilStopped = createChannel({ apiKey, baseUrl, fetch: (request) => fetch(request, { signal: stop.signal }) })
    const secret = Promise.withResolvers<string>()
    const receiver = await receiveEvents({
      port,
      // Pending events of an earlier listener may arrive before the subscription has its new secret.
      verify: async (body, headers) => verifyWebhook(body, headers, { secret: await secret.promise }),
      async onEvent(event, { headers, body }) {
        const forwarded = to === undefined ? undefined : await forward(to, headers, body)
        const line = json ? JSON.stringify(event) : describeEvent(event, new Date())
        console.log(forwarded && !json ? `${line}  → ${forwarded.summary}` : line)
        if (forwarded && json) console.error(`${event.id} → ${forwarded.summary}`)
        return forwarded?.status ?? 204
      },
      onRejected: (why) => console.error(`rejected: ${why}`),
    })
    try {
      const subscription = await unlessStopped(subscribe(untilStopped, receiver.url, events as EventTypes), stop.signal)
      if (subscription === undefined) return
      secret.resolve(subscription.secret)
      print(
        `${subscription.isKnown ? 'Listening again on' : 'Listening on'} ${receiver.url} as ${subscription.id}. Ctrl-C stops it.`,
      )
      if (to) print(`Forwarded events can be verified with this secret: ${subscription.secret}`)
      const coming = replay && (await unlessStopped(replayMissed(untilStopped, subscription.id), stop.signal))
      if (coming !== undefined) print(`${coming} missed events are replayed.`)
      await stopping.promise
      if (remove) await unsubscribe(channel, subscription.id)
      else
        print(
          `The subscription ${subscription.id} stays; run this again with --replay to receive events that happen meanwhile.`,
        )
    } finally {
      stop.stopListening()
      await receiver.close()
    }
  })

/** The response; undefined if the signal ended the wait. */
function unlessStopped<Result>(response: Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  return response.catch((error: unknown) => {
    const cause = error instanceof ChannelConnectionError ? error.cause : error
    if (signal.aborted && cause === signal.reason) return undefined
    throw error
  })
}

export const verbs = [listen]
