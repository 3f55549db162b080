import { startS3 } from './start-s3.ts'

// The server as a process of its own: its arguments are the bucket and the port.
const [bucket = '', port] = process.argv.slice(2)
const { stop } = await startS3(bucket, Number(port))
process.once('SIGTERM', stop)
