/**
 * Detects JSON that needs sanitizing: NUL, surrogates, and integers of 16 digits or more, each as JSON spells it.
 */
const needsSanitizing = /\\u(?:0000|d[89a-f])|[\ud800-\udfff]|(?:^|[:,[\s])-?\d{16}/i

const isName = /\s*:/y

/**
 * Parses untrusted JSON. Text that a database cannot store loses the invalid characters (NUL, half a surrogate
 * pair). Integers that a double cannot represent, such as long ids, become text.
 *
 * @returns undefined for invalid JSON
 */
export function parseJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    // Not with a reviver, whose recursion fails at some thousands of levels: one deeply nested value would make
    // everything unreadable.
    return needsSanitizing.test(text) ? JSON.parse(sanitized(text)) : json
  } catch {
    return undefined
  }
}

/** The same JSON without the characters to remove and with long integers as text. Names stay unchanged. */
function sanitized(json: string): string {
  const tokens = /"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi
  const parts: string[] = []
  let done = 0
  for (let found = tokens.exec(json); found !== null; found = tokens.exec(json)) {
    const { 0: token, index } = found
    const end = token === '"' ? endOfText(json, index) : index + token.length
    tokens.lastIndex = end
    isName.lastIndex = end
    const part = json.slice(index, end)
    if (token === '"' ? !needsSanitizing.test(part) || isName.test(json) : isExact(part)) continue
    parts.push(json.slice(done, index), token === '"' ? sanitizedText(part) : `"${part}"`)
    done = end
  }
  return parts.join('') + json.slice(done)
}

/** The index after the closing quotation mark: the first one that is not escaped. */
function endOfText(json: string, begin: number): number {
  let end = begin
  let backslashes: number
  do {
    end = json.indexOf('"', end + 1)
    backslashes = 0
    while (json[end - 1 - backslashes] === '\\') backslashes++
  } while (backslashes % 2 === 1)
  return end + 1
}

function sanitizedText(text: string): string {
  return JSON.stringify((JSON.parse(text) as string).replaceAll('\u0000', '').toWellFormed())
}

function isExact(number: string): boolean {
  return Number.isSafeInteger(Number(number)) || !/^-?\d+$/.test(number)
}
