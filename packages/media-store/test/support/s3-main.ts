import { startS3 } from './start-s3.ts'

// The server as a process of its own: its arguments are the bucket, the port, and a directory of files that it keeps.
const [bucket = '', port, directory] = process.argv.slice(2)
const { stop } = await startS3(bucket, Number(port), directory)
process.once('SIGTERM', stop).once('disconnect', () => process.exit())
process.send?.({ type: 'ready' })
