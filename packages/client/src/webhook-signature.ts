/** The key of a secret, `whsec_` and base64. @throws TypeError */
export function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const key = typeof secret === 'string' ? fromBase64(secret.replace(/^whsec_/, '')) : undefined
  // The error does not repeat the secret: messages end up in logs.
  if (key === undefined || key.length === 0) {
    throw new TypeError('secret must be the secret as it was shown at its creation: whsec_ and a key in base64.')
  }
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
}

/** Undefined if the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** The signed content. */
export function signedBytes(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`)
  const all = new Uint8Array(prefix.length + body.length)
  all.set(prefix)
  all.set(body, prefix.length)
  return all
}
