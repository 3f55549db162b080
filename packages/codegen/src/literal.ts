/** A plain value as a JavaScript expression on one line; properties that are undefined are left out. */
export function literal(value: unknown): string {
  const json = JSON.stringify(value)
  // In JavaScript a plain `"__proto__":` would set the prototype.
  return json.includes('"__proto__"') ? spelledOut(value) : json
}

function spelledOut(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(spelledOut).join()}]`
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([key, field]) => `[${JSON.stringify(key)}]:${spelledOut(field)}`).join()}}`
}
