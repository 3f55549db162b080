import { verdictOf } from '@channel/core/accounts'
import type { ConnectOutcome, Provider, SendConnection, SendOutcome } from '@channel/provider'
import type { BegunSend } from './begin-sends.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { isPastMaxWait } from './retry-or-fail.ts'
import { fileNotReceived } from './send-failure.ts'
import type { SendOutcomes } from './send-outcomes.ts'
import type { SendRecorder } from './send-recorder.ts'
import type { SendFiles } from './uploads/send-files.ts'

export interface SendAttemptsOptions {
  readonly provider: Pick<Provider, 'connectToSend'>
  readonly recorder: SendRecorder
  readonly outcomes: SendOutcomes
  readonly files: SendFiles
  readonly onError: (error: Error) => void
}

/** Delay for messages that cannot be sent for a lasting reason on our side. */
const stuckMs = 60_000
/** Delay after a database error. */
const afterErrorMs = 1_000
/** Delay when the max number of uploads is reached. */
const uploadsFullMs = 5_000

type Call = Extract<BegunSend, { kind: 'call' }>

/** Sends messages whose turn has come. */
export class SendAttempts {
  readonly #options: SendAttemptsOptions
  /** Messages whose call is in flight. */
  readonly #calls = new Set<ClaimedSend>()

  constructor(options: SendAttemptsOptions) {
    this.#options = options
  }

  /**
   * Attempts a message. Resolves when the result is recorded, or the message waits for its file.
   *
   * Connects before the call is recorded, so that there is no delay between the record and the call: a worker that dies
   * there leaves an uncertain message.
   *
   * @returns whether the provider was called and its response was lost
   */
  async attempt(send: ClaimedSend): Promise<boolean> {
    const { outcomes } = this.#options
    const connected = await this.#connect()
    if (!connected.ok) {
      await outcomes.ofCall(send, { kind: 'unsent', failure: connected.failure })
      return false
    }
    const connection = connected.value
    try {
      return await this.#attemptOn(connection, send)
    } finally {
      connection.release()
    }
  }

  /** Begins no further upload. Resolves when uploads in flight are recorded, or abandoned. */
  close(): Promise<void> {
    return this.#options.files.close()
  }

  /** Stops waiting: calls in flight count as lost, and messages that wait for a file are released. */
  async abandon(): Promise<void> {
    const { recorder, files } = this.#options
    const lost = [...this.#calls].map((send) => recorder.lost(send))
    await Promise.all([...lost, files.abandon()])
  }

  async #connect(): Promise<ConnectOutcome> {
    const { provider, onError } = this.#options
    try {
      return await provider.connectToSend()
    } catch (error) {
      onError(error as Error)
      return { ok: false, failure: { kind: 'unreachable', message: 'connecting failed unexpectedly', unsent: true } }
    }
  }

  async #attemptOn(connection: SendConnection, send: ClaimedSend): Promise<boolean> {
    const { recorder, outcomes, onError } = this.#options
    const started = await recorder.begin(send).catch((error: Error) => {
      onError(error)
      return undefined
    })
    if (started?.kind !== 'call') {
      connection.release()
      await this.#handleNoCall(send, started)
      return false
    }
    const outcome = await this.#call(connection, send, started)
    await Promise.all([
      recorder.authorization(send.organization_id, started.number, verdictOf(outcome)),
      outcomes.ofCall(send, outcome, started.file),
    ])
    return outcome.kind === 'lost'
  }

  /** @param started undefined after a database error: the message was not sent, whether or not the call was recorded */
  async #handleNoCall(send: ClaimedSend, started: Exclude<BegunSend, Call> | undefined): Promise<unknown> {
    const { recorder, files, onError } = this.#options
    switch (started?.kind) {
      case undefined:
        return recorder.released({ send, delayMs: afterErrorMs })
      case 'gone':
        return undefined
      case 'fail':
        return recorder.failed(send, started.failure)
      case 'stuck':
        onError(started.error)
        return recorder.released({ send, delayMs: stuckMs })
      case 'wait':
        return isPastMaxWait(send) ? recorder.failed(send, fileNotReceived) : recorder.awaiting(send)
      case 'upload':
        if (files.add(send, started.number, started.file)) return undefined
        return recorder.released({ send, delayMs: uploadsFullMs })
    }
  }

  async #call(connection: SendConnection, send: ClaimedSend, { number, message }: Call): Promise<SendOutcome> {
    this.#calls.add(send)
    try {
      return await connection.sendMessage(number, message)
    } catch (error) {
      this.#options.onError(error as Error)
      const failure = { kind: 'unreadable', message: 'the call failed unexpectedly', unsent: false } as const
      return { kind: 'lost', failure }
    } finally {
      this.#calls.delete(send)
    }
  }
}
