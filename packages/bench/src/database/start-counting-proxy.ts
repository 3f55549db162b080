import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createConnectionCounter, type StatementCounts } from './statement-counter.ts'

/** A proxy to a PostgreSQL server that counts statements and round trips. */
export interface CountingProxy {
  readonly url: string
  readonly counts: StatementCounts
  close(): void
}

/**
 * Starts a proxy between a service and its database. It adds a hop, so no times are measured through it. It parses
 * the protocol, so the connection must not be encrypted.
 */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const counts: StatementCounts = { statements: 0, roundTrips: 0 }
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const counter = createConnectionCounter(counts)
    const upstream = connectToDatabase(databaseUrl)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from)
      from.setNoDelay(true)
      from.on('data', (chunk: Buffer) => {
        if (from === client) counter.fromClient(chunk)
        else counter.fromServer()
        to.write(chunk)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: withAddress(databaseUrl, `127.0.0.1:${port}`),
    counts,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function connectToDatabase(url: string): Socket {
  const { host, port } = addressOf(url)
  return host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
}

function addressOf(url: string): { host: string; port: number } {
  const [, authority = '', query = ''] = /^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#]*)[^?#]*(\?.*)?$/.exec(url) ?? []
  const parameters = new URLSearchParams(query)
  const [, host = '', port = ''] = /^(.*?)(?::(\d+))?$/.exec(authority) ?? []
  return {
    host: parameters.get('host') ?? (host === '' ? 'localhost' : decodeURIComponent(host.replace(/^\[|\]$/g, ''))),
    port: Number(parameters.get('port') ?? (port === '' ? 5432 : port)),
  }
}

function withAddress(url: string, address: string): string {
  const [base = '', query = ''] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  for (const name of ['host', 'port']) parameters.delete(name)
  const rest = parameters.size === 0 ? '' : `?${parameters}`
  return base.replace(/^([a-z]+:\/\/(?:[^/?#]*@)?)[^/?#]*/, `$1${address}`) + rest
}
