import { connect } from 'node:net'
import { conform } from './conform.ts'

export interface RawResponse {
  status: number
  headers: Headers
  body: unknown
}

/**
 * Sends bytes unchanged, reads one response and checks it against the contract. HTTP clients refuse to send malformed
 * requests.
 *
 * @param parts written one after the other without waiting for a response
 * @throws if the connection is reset or ends before a whole response has arrived, or none comes within a minute
 */
export async function rawRequest(url: string, ...parts: (string | Buffer)[]): Promise<RawResponse> {
  const [response] = await rawRequests(url, 1, ...parts)
  const [method = '', target = ''] = String(parts[0]).split(/[ \r\n]/)
  await conform(method, target, response!)
  return response!
}

/** Like {@link rawRequest}, for several requests on one connection; reads `count` responses. */
export function rawRequests(url: string, count: number, ...parts: (string | Buffer)[]): Promise<RawResponse[]> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const deadline = setTimeout(() => finish(new Error('no complete response within a minute')), 60_000)
    let received: Buffer = Buffer.alloc(0)
    const responses: RawResponse[] = []
    function finish(outcome?: Error): void {
      clearTimeout(deadline)
      socket.destroy()
      if (outcome === undefined) resolve(responses)
      else reject(outcome)
    }
    socket.on('connect', () => {
      for (const part of parts) socket.write(part)
    })
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      for (let parsed = parseResponse(received); parsed !== undefined; parsed = parseResponse(received)) {
        if (parsed.response.status !== 100) responses.push(parsed.response)
        received = parsed.rest
      }
      if (responses.length >= count) finish()
    })
    socket.on('error', finish)
    socket.on('close', () =>
      finish(new Error(`closed before a complete response, after: ${received.toString('latin1')}`)),
    )
  })
}

/** A request head with `Host` and the given header lines, without line ends. */
export function head(requestLine: string, ...headers: string[]): string {
  return [requestLine, 'Host: localhost', ...headers, '', ''].join('\r\n')
}

function parseResponse(received: Buffer): { response: RawResponse; rest: Buffer } | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [statusLine = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n')
  const headers = new Headers(lines.map((line): [string, string] => splitHeader(line)))
  const bodyEnd = end + 4 + Number(headers.get('content-length') ?? 0)
  if (received.length < bodyEnd) return undefined
  const text = received.subarray(end + 4, bodyEnd).toString()
  const response = {
    status: Number(statusLine.split(' ')[1]),
    headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
  return { response, rest: received.subarray(bodyEnd) }
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1)]
}
