/** The options of the command line; see program.ts. */
export interface BenchOptions {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
  /** Webhooks sent in each measurement. */
  readonly deliveries: number
  readonly backlog: number
  /** Messages sent in each measurement. */
  readonly sends: number
  /** Messages received in each measurement. */
  readonly messages: number
  readonly documents?: string | undefined
  readonly jsonSchemaTests?: string | undefined
  readonly readme: boolean
}
