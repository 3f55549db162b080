/**
 * Sends a form like `fetch`, and reports how much of it was sent.
 *
 * @param request its address, headers and signal
 * @param onProgress called with a part of 1
 * @throws TypeError if there is no response
 */
export function sendForm(request: Request, form: FormData, onProgress: (part: number) => void): Promise<Response> {
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
