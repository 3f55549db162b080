import { type components, unwrap, withRetries } from '@channel/client'

type Media = components['schemas']['Media']
type MediaResponse = components['schemas']['MediaResponse']

/** Long enough for a large file on a slow line. */
const timeoutMs = 30 * 60_000

interface UploadOptions {
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  /** Called with a part of 1 while the file is sent. */
  readonly onProgress: (part: number) => void
}

/**
 * Uploads a file that messages of a number can then send. The client cannot: `fetch` reports no progress.
 *
 * @throws the client's errors, and the reason of the signal
 */
export async function uploadFile(phoneNumberId: string, file: File, options: UploadOptions): Promise<Media> {
  const { idempotencyKey, signal, onProgress } = options
  const form = new FormData()
  form.set('file', file, file.name)
  const request = new Request(`${location.origin}/dashboard/v1/${encodeURIComponent(phoneNumberId)}/media`, {
    method: 'POST',
    headers: { 'Idempotency-Key': idempotencyKey },
  })
  const send = (attempt: Request) => sendForm(attempt, form, onProgress)
  const response = await withRetries(send, { timeoutMs, totalTimeoutMs: timeoutMs }, signal)(request)
  const body: unknown = await response.json().catch(() => undefined)
  const result = response.ok ? { data: body as MediaResponse, response } : { error: body, response }
  return unwrap<MediaResponse>(result).data
}

/**
 * Sends a form like `fetch`, and reports how much of it was sent.
 *
 * @param request its address, headers and signal
 * @param onProgress called with a part of 1
 * @throws TypeError if there is no response
 */
function sendForm(request: Request, form: FormData, onProgress: (part: number) => void): Promise<Response> {
  const { method, url, headers, signal } = request
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest()
    exchange.open(method, url)
    headers.forEach((value, name) => {
      exchange.setRequestHeader(name, value)
    })
    exchange.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    exchange.onload = () => resolve(responseOf(exchange))
    exchange.onerror = () => reject(new TypeError('The connection failed.'))
    exchange.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => exchange.abort(), { once: true })
    exchange.send(form)
  })
}

function responseOf(exchange: XMLHttpRequest): Response {
  const lines = exchange.getAllResponseHeaders().trim().split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name, value.join(': ')]
  })
  return new Response(exchange.responseText, { status: exchange.status, headers })
}
