import { ChannelConnectionError, createChannel, verifyWebhook } from '@channel/client'
import { InvalidArgumentError } from '@commander-js/extra-typings'
import { parsePort } from '../../arguments/parse-value.ts'
import { listenForStop } from '../../start/stop-signals.ts'
import { describeEvent } from '../../webhook-listener/describe-event.ts'
import { findService } from '../../webhook-listener/find-service.ts'
import { forward } from '../../webhook-listener/forward.ts'
import { hearEvents } from '../../webhook-listener/hear-events.ts'
import { type EventTypes, replayMissed, subscribe, unsubscribe } from '../../webhook-listener/subscribe.ts'
import { operatorCommand } from '../operator-command.ts'

const description = `print the events of your organization as they come, each with its signature checked

It subscribes an address on this machine. After Ctrl-C the subscription stays: what happens meanwhile is tried again \
for days, and comes when you listen on the same port again, with --replay at once. With --remove it ends with the \
listener. Each time it has a new secret, which --forward tells you; the one before it no longer counts.

Environment:
  CHANNEL_API_KEY  the key to subscribe with (the demo's)
  CHANNEL_URL      where the service is (where it was started last)`

export const listenWebhooksCommand = operatorCommand('listen', description, [
  'webhook listen',
  'webhook listen --events message.received message.read --forward http://localhost:3000/hooks',
  'webhook listen --replay',
  'webhook listen --json --remove',
])
  .summary('print events as they come, each with its signature checked')
  .option('--events <types...>', 'which types of events', ['*'])
  .option('--forward <url>', 'pass each event on to this address, and its answer back', parseUrl)
  .option('--port <n>', 'where to listen', parsePort, 8790)
  .option('--replay', 'ask at once for what did not arrive while nobody listened')
  .option('--remove', 'end the subscription with the listener')
  .action(async ({ json, events, forward: to, port, replay, remove }) => {
    const { apiKey, baseUrl } = await findService(process.env)
    const channel = createChannel({ apiKey, baseUrl })
    const say = (line: string) => (json ? console.error(line) : console.log(line))
    const stopping = Promise.withResolvers<void>()
    const stop = listenForStop(stopping.resolve)
    stop.signal.addEventListener('abort', () => stopping.resolve())
    // Ctrl-C ends what is asked before it listens, even where nothing answers.
    const untilStopped = createChannel({ apiKey, baseUrl, fetch: (request) => fetch(request, { signal: stop.signal }) })
    const secret = Promise.withResolvers<string>()
    const heard = await hearEvents({
      port,
      // What an earlier listener left unheard may come before the subscription has its new secret.
      verify: async (body, headers) => verifyWebhook(body, headers, { secret: await secret.promise }),
      async onEvent(event, { headers, body }) {
        const passed = to === undefined ? undefined : await forward(to, headers, body)
        const told = json ? JSON.stringify(event) : describeEvent(event, new Date())
        console.log(passed && !json ? `${told}  → ${passed.said}` : told)
        if (passed && json) console.error(`${event.id} → ${passed.said}`)
        return passed?.status ?? 204
      },
      onRefused: (why) => console.error(`refused: ${why}`),
    })
    try {
      const subscription = await unlessStopped(subscribe(untilStopped, heard.url, events as EventTypes), stop.signal)
      if (subscription === undefined) return
      secret.resolve(subscription.secret)
      say(`${subscription.isKnown ? 'Back on' : 'Listening on'} ${heard.url} as ${subscription.id}. Ctrl-C ends it.`)
      if (to) say(`What is passed on can be verified with this secret: ${subscription.secret}`)
      const coming = replay && (await unlessStopped(replayMissed(untilStopped, subscription.id), stop.signal))
      if (coming !== undefined) say(`${coming} that did not arrive come again.`)
      await stopping.promise
      if (remove) await unsubscribe(channel, subscription.id)
      else
        say(`The subscription ${subscription.id} stays; run this again, with --replay, to hear what comes meanwhile.`)
    } finally {
      stop.ignore()
      await heard.close()
    }
  })

/** The answer; undefined when the signal ended the waiting for it. */
function unlessStopped<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    const cause = error instanceof ChannelConnectionError ? error.cause : error
    if (signal.aborted && cause === signal.reason) return undefined
    throw error
  })
}

function parseUrl(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new InvalidArgumentError('It must be an http or https address.')
}
