import { generateLoad } from './generate-load.ts'
import type { LoaderReply, LoadOrder } from './load-protocol.ts'

const reply = (message: LoaderReply) => process.send?.(message)

process.on('message', (order: LoadOrder) => {
  void generateLoad(order).then((result) => reply({ type: 'result', result }))
})
process.once('disconnect', () => process.exit())
reply({ type: 'ready' })
