import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A mail server on this machine, that accepts everything but the recipients that it refuses. `await using` closes it. */
export interface MailServer extends AsyncDisposable {
  /** For `SMTP_URL`. */
  readonly url: string
  /** The received mails, each with its headers. */
  readonly received: string[]
  /** Responds to every recipient with this line from now on, such as `550 no such mailbox`; undefined accepts them. */
  refuse(line: string | undefined): void
}

export async function openMailServer(): Promise<MailServer> {
  const received: string[] = []
  let refusal: string | undefined
  const server = createServer((socket) => {
    let content: string | undefined
    let pending = ''
    const respond = (line: string) => socket.write(`${line}\r\n`)
    respond('220 mail.example')
    socket.on('data', (chunk) => {
      pending += chunk.toString()
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (content === undefined) respond(command(line))
        else if (line !== '.') content += `${line}\n`
        else {
          received.push(content)
          content = undefined
          respond('250 accepted')
        }
      }
      function command(line: string): string {
        if (line === 'DATA') content = ''
        if (line === 'DATA') return '354 go on'
        if (line.startsWith('RCPT') && refusal !== undefined) return refusal
        return line === 'QUIT' ? '221 bye' : '250 fine'
      }
    })
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse(line) {
      refusal = line
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
