import { count } from '@channel/metrics'
import { meaningOf, type Provider, type SendConnection } from '@channel/provider'
import { annotate, inSpan } from '@channel/traces'

/** What any call of the provider may result in. */
interface Result {
  readonly ok?: boolean
  readonly kind?: string
  readonly failure?: { readonly kind: string; readonly code?: number }
}

/**
 * The provider, whose calls are counted by outcome and error code, and traced. Connections are counted by the messages sent on
 * them.
 */
export function watchRequests(provider: Provider): Provider {
  const watched = { ...provider }
  for (const [name, call] of Object.entries(provider) as [keyof Provider, (...given: never[]) => Promise<Result>][]) {
    if (name === 'connectToSend') continue
    Object.assign(watched, { [name]: (...given: never[]) => traced(name, () => call.apply(provider, given)) })
  }
  watched.connectToSend = async () => {
    const connected = await provider.connectToSend()
    return connected.ok ? { ok: true, value: watchedConnection(connected.value) } : recorded(connected)
  }
  return watched
}

function watchedConnection(connection: SendConnection): SendConnection {
  return {
    sendMessage: (number, message) => traced('sendMessage', () => connection.sendMessage(number, message)),
    release: () => connection.release(),
  }
}

/** No URL: it holds the ids of numbers. */
function traced<Outcome extends Result>(name: string, call: () => Promise<Outcome>): Promise<Outcome> {
  return inSpan(`provider ${name}`, { kind: 'client' }, async () => recorded(await call()))
}

function recorded<Outcome extends Result>(outcome: Outcome): Outcome {
  const { failure } = outcome
  const code = codeOf(failure)
  count('channel.provider.requests', { outcome: failure?.kind ?? 'succeeded', code })
  if (failure !== undefined) annotate({ 'error.type': failure.kind, 'channel.provider.code': code })
  return outcome
}

/** A code of the provider that the service knows. Others would be a value each. */
function codeOf(failure: Result['failure']): string {
  if (failure?.code === undefined) return 'none'
  return meaningOf(failure.code).code === 'upstream_error' ? 'other' : String(failure.code)
}
