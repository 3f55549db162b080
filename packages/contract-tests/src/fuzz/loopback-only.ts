// Loaded into the processes of a fuzzed service: requests with any URL would otherwise make it look up and call servers
// on the internet. Every name has an address, and no address but those of this machine can be connected to.
import { Resolver } from 'node:dns/promises'
import { Socket } from 'node:net'

/** A public address, so that the service accepts the URL. */
const anyAddress = '1.1.1.1'
const loopback = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/

Resolver.prototype.resolve4 = (async () => [anyAddress]) as unknown as Resolver['resolve4']
Resolver.prototype.resolve6 = (async () => []) as unknown as Resolver['resolve6']

const { connect } = Socket.prototype
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const [options] = args.flat() as [{ host?: string; path?: string } | undefined]
  const { host = 'localhost', path } = typeof options === 'object' ? options : { host: String(args[1] ?? 'localhost') }
  if (path != null || loopback.test(host)) return connect.apply(this, args as Parameters<typeof connect>)
  process.nextTick(() =>
    this.destroy(Object.assign(new Error(`connect ECONNREFUSED ${host}`), { code: 'ECONNREFUSED' })),
  )
  return this
} as typeof connect
