import type { ReceiverAvailability } from '@channel/metrics/otlp'
import type { Sampling } from './sampler.ts'

export interface TracesOptions extends Sampling {
  readonly process: 'api' | 'worker'
  readonly build: string
  readonly receiver?: ReceiverAvailability | undefined
}

/** The traces of the process, which are on until they are closed. */
export interface Traces {
  /** Sends the last spans and turns traces off. */
  close(): Promise<void>
}
