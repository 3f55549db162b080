import { count } from '@channel/metrics'
import { meaningOf, type Provider, type SendConnection } from '@channel/provider'

/** What any call of the provider may result in. */
interface Result {
  readonly ok?: boolean
  readonly kind?: string
  readonly failure?: { readonly kind: string; readonly code?: number }
}

/** The provider, whose calls are counted by outcome and error code. Connections are counted by the messages sent on them. */
export function countRequests(provider: Provider): Provider {
  const counted = { ...provider }
  for (const [name, call] of Object.entries(provider) as [keyof Provider, (...given: never[]) => Promise<Result>][]) {
    if (name === 'connectToSend') continue
    Object.assign(counted, { [name]: (...given: never[]) => call.apply(provider, given).then(recorded) })
  }
  counted.connectToSend = async () => {
    const connected = await provider.connectToSend()
    return connected.ok ? { ok: true, value: countedConnection(connected.value) } : recorded(connected)
  }
  return counted
}

function countedConnection(connection: SendConnection): SendConnection {
  return {
    sendMessage: (number, message) => connection.sendMessage(number, message).then(recorded),
    release: () => connection.release(),
  }
}

function recorded<Outcome extends Result>(outcome: Outcome): Outcome {
  const { failure } = outcome
  count('channel.provider.requests', { outcome: failure?.kind ?? 'succeeded', code: codeOf(failure) })
  return outcome
}

/** A code of the provider that the service knows. Others would be a value each. */
function codeOf(failure: Result['failure']): string {
  if (failure?.code === undefined) return 'none'
  return meaningOf(failure.code).code === 'upstream_error' ? 'other' : String(failure.code)
}
