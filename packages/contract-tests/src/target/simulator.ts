/** The simulated provider of a target: customers who write, and faults. */
export class Simulator {
  readonly #url: string

  /** @param url the address of the simulator */
  constructor(url: string) {
    this.#url = url
  }

  /** A customer writes to an account. @param content such as `{ type: 'text', text: { body: 'Hello' } }` */
  async write(account: string, from: string, content: object): Promise<void> {
    await this.control('POST', `/numbers/${account}/messages`, { from, ...content })
  }

  /** A customer opts out of marketing. */
  async stopMarketing(account: string, from: string): Promise<void> {
    await this.control('POST', `/numbers/${account}/preferences`, { from, value: 'stop' })
  }

  /** Sends to its control API. @throws Error if it refuses */
  async control(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.#url}/_control${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The simulator refused ${method} ${path}: ${await response.text()}`)
  }
}
