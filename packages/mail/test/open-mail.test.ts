import { openMailServer } from '@channel/test-kit/mail-server'
import { afterAll, expect, it } from 'vitest'
import { openMail } from '../src/index.ts'

const server = await openMailServer()
const sender = await openMail({ url: server.url, from: 'Channel <no-reply@example.com>' })
afterAll(async () => {
  sender.close()
  await server[Symbol.asyncDispose]()
})

const mail = { to: 'bo@example.com', subject: 'You are invited', text: 'Open https://channel.example.com/#token=x' }

it('sends a mail through the server of SMTP_URL', async () => {
  await sender.send({ ...mail, messageId: '<one@example.com>' })
  expect(server.received).toHaveLength(1)
  const [received] = server.received
  expect(received).toMatch(/^From: Channel <no-reply@example\.com>$/m)
  expect(received).toMatch(/^To: bo@example\.com$/m)
  expect(received).toMatch(/^Subject: You are invited$/m)
  expect(received).toMatch(/^Message-ID: <one@example\.com>$/m)
  expect(received).toContain(mail.text)
})

it('fails if the server refuses the mail, or cannot be reached', async () => {
  server.refuse('550 no such mailbox')
  await expect(sender.send(mail)).rejects.toThrow('550 no such mailbox')
  server.refuse(undefined)
  const unreachable = await openMail({ url: 'smtp://127.0.0.1:1', from: 'no-reply@example.com' })
  await expect(unreachable.send(mail)).rejects.toThrow('ECONNREFUSED')
})
