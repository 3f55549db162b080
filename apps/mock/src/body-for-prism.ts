/** A body that Prism accepts, and its headers. */
export interface PrismBody {
  readonly text: string | undefined
  readonly contentType?: string
}

/**
 * The valid body of a request as Prism can read it. Prism cannot read files, so a form has the same parts with a text instead. A
 * file is read to its end, because what follows it may be invalid.
 *
 * @param body undefined without one
 */
export async function bodyForPrism(body: unknown): Promise<PrismBody> {
  if (body === undefined) return { text: undefined }
  const parts = Object.entries(body as Record<string, unknown>)
  if (!parts.some(([, value]) => value instanceof File)) {
    return { text: JSON.stringify(body), contentType: 'application/json' }
  }
  for (const [, value] of parts) if (value instanceof File) await value.stream().pipeTo(new WritableStream())
  const texts = parts.map(([name]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`)
  return { text: `${texts.join('')}--b--\r\n`, contentType: 'multipart/form-data; boundary=b' }
}
