import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { type MailSender, openMail } from '../../src/dashboard/mail/open-mail.ts'

const received: string[] = []
let refusal: string | undefined

/** A mail server that accepts everything but the recipients that it refuses. */
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
const { port } = server.address() as AddressInfo
const sender: MailSender = await openMail({ url: `smtp://127.0.0.1:${port}`, from: 'Channel <no-reply@example.com>' })
afterAll(async () => {
  sender.close()
  server.close()
})

const mail = { to: 'bo@example.com', subject: 'You are invited', text: 'Open https://channel.example.com/#token=x' }

it('sends a mail through the server of SMTP_URL', async () => {
  await sender.send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/^From: Channel <no-reply@example\.com>$/m)
  expect(received[0]).toMatch(/^To: bo@example\.com$/m)
  expect(received[0]).toMatch(/^Subject: You are invited$/m)
  expect(received[0]).toContain(mail.text)
})

it('fails if the server refuses the mail, or cannot be reached', async () => {
  refusal = '550 no such mailbox'
  await expect(sender.send(mail)).rejects.toThrow('550 no such mailbox')
  refusal = undefined
  const unreachable = await openMail({ url: 'smtp://127.0.0.1:1', from: 'no-reply@example.com' })
  await expect(unreachable.send(mail)).rejects.toThrow('ECONNREFUSED')
})
