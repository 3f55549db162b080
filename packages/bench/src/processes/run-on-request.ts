/** Makes this process one that `startProcess` can `run`: it reports that it is ready, and each result with its duration. */
export function runOnRequest<Order>(work: (order: Order) => Promise<unknown>): void {
  for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => process.exit())
  process.on('message', async (order: Order) => {
    const begin = performance.now()
    const result = await work(order)
    process.send?.({ type: 'done', result, seconds: (performance.now() - begin) / 1_000 })
  })
  process.send?.({ type: 'ready' })
}
