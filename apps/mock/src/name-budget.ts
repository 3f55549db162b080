/** The contract's examples are charged to the read budget: names the write budget for a write. */
export function nameBudget(method: string, headers: Headers, text: string): string {
  if (method === 'GET') return text
  for (const name of ['RateLimit', 'RateLimit-Policy']) {
    const value = headers.get(name)
    if (value !== null) headers.set(name, value.replace('"read"', '"write"'))
  }
  return text.replace(/(budget of \d+) reads/, '$1 writes')
}
