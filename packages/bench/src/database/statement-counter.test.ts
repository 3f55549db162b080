import { expect, test } from 'vitest'
import { createConnectionCounter } from './statement-counter.ts'

function message(type: string, body = ''): Buffer {
  const bytes = Buffer.alloc(5 + body.length, body.padStart(1))
  bytes.write(type, 0)
  bytes.writeInt32BE(4 + body.length, 1)
  return bytes
}

function startup(code: number, rest: string): Buffer {
  const bytes = Buffer.alloc(8 + rest.length, 'x')
  bytes.writeInt32BE(bytes.length, 0)
  bytes.writeInt32BE(code, 4)
  return bytes
}

const greeting = startup(196608, 'user\0channel\0\0')
const run = (text: string) =>
  Buffer.concat([message('P', text), message('B'), message('D'), message('E'), message('S')])

test('counts simple and prepared statements, and no other messages', () => {
  const counts = { statements: 0, roundTrips: 0 }
  const counter = createConnectionCounter(counts)
  counter.fromClient(greeting)
  counter.fromServer()
  counter.fromClient(message('p', 'SCRAM-SHA-256 QQQQEEEE'))
  expect(counts).toEqual({ statements: 0, roundTrips: 0 })
  counter.fromServer()
  counter.fromClient(message('Q', 'BEGIN'))
  counter.fromServer()
  counter.fromClient(run('SELECT E Q'))
  expect(counts).toEqual({ statements: 2, roundTrips: 2 })
})

test('counts messages sent together, or before a response, as one round trip', () => {
  const counts = { statements: 0, roundTrips: 0 }
  const counter = createConnectionCounter(counts)
  counter.fromClient(greeting)
  counter.fromServer()
  counter.fromClient(Buffer.concat([message('Q', 'BEGIN'), run('INSERT')]))
  counter.fromClient(run('INSERT'))
  counter.fromServer()
  counter.fromServer()
  counter.fromClient(message('Q', 'COMMIT'))
  expect(counts).toEqual({ statements: 4, roundTrips: 2 })
})

test('parses chunks of one byte', () => {
  const counts = { statements: 0, roundTrips: 0 }
  const counter = createConnectionCounter(counts)
  const bytes = Buffer.concat([startup(80877103, ''), greeting, run('SELECT 1'), message('Q', 'COMMIT')])
  for (let index = 0; index < bytes.length; index++) counter.fromClient(bytes.subarray(index, index + 1))
  expect(counts.statements).toBe(2)
})
