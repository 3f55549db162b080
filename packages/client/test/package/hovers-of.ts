import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

interface Message {
  id?: number
  method?: string
  params?: unknown
  result?: { contents?: { value: string } } | null
}

/**
 * What an editor shows when the pointer is on a name that a program declares by `const`.
 *
 * @param tsc the compiler, which is a language server too
 * @param file the absolute path of the program
 */
export async function hoversOf(tsc: string, file: string, names: readonly string[]): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  const uri = pathToFileURL(file).href
  const server = spawn(process.execPath, [tsc, '--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const waiting = new Map<number, (result: Message['result']) => void>()

  function send(message: Message) {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  function request(method: string, params: unknown): Promise<Message['result']> {
    return new Promise((resolve) => {
      waiting.set(waiting.size, resolve)
      send({ id: waiting.size - 1, method, params })
    })
  }
  onMessage(server.stdout, ({ id, method, result }) => {
    if (id === undefined) return
    if (method === undefined) waiting.get(id)?.(result)
    // A request of the server, such as for the settings of the editor.
    else send({ id, result: null })
  })

  try {
    const hover = { contentFormat: ['plaintext'] }
    await request('initialize', { processId: null, rootUri: null, capabilities: { textDocument: { hover } } })
    send({ method: 'initialized', params: {} })
    const textDocument = { uri, languageId: 'typescript', version: 1, text }
    send({ method: 'textDocument/didOpen', params: { textDocument } })
    return await Promise.all(
      names.map(async (name) => {
        const params = { textDocument: { uri }, position: positionOf(`const ${name} `, text) }
        return (await request('textDocument/hover', params))?.contents?.value ?? ''
      }),
    )
  } finally {
    server.kill()
  }
}

/** The position of the name in its declaration. */
function positionOf(declaration: string, text: string) {
  const lines = text.split('\n')
  const line = lines.findIndex((each) => each.includes(declaration))
  return { line, character: lines[line]!.indexOf(declaration) + 'const '.length }
}

/** Calls `receive` with each message: `Content-Length: n`, an empty line, and `n` bytes of JSON. */
function onMessage(stream: NodeJS.ReadableStream, receive: (message: Message) => void): void {
  let rest = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const start = rest.indexOf('\r\n\r\n') + 4
      const end = start + Number(/^Content-Length: (\d+)/i.exec(rest.toString('latin1', 0, start))?.[1])
      if (start < 4 || rest.length < end) return
      receive(JSON.parse(rest.toString('utf8', start, end)))
      rest = rest.subarray(end)
    }
  })
}
