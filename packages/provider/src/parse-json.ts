/** What makes a second look necessary: NUL, surrogates, and whole numbers of 16 digits or more, each as JSON writes it. */
const needsCare = /\\u(?:0000|d[89a-f])|[\ud800-\udfff]|(?:^|[:,[\s])-?\d{16}/i

const isName = /\s*:/y

/**
 * Reads JSON that somebody else wrote. Text that no database could keep (NUL, half a surrogate pair) loses what makes it so;
 * whole numbers that a double cannot hold, as ids may be, become text.
 *
 * @returns undefined for what is no JSON
 */
export function parseJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    // Not by a reviver, which has no room for some thousands of levels: what is nested so would take all else along.
    return needsCare.test(text) ? JSON.parse(tamed(text)) : json
  } catch {
    return undefined
  }
}

/** The same JSON, with what is to be lost gone, and as text what is to be text. Names stay as they are. */
function tamed(json: string): string {
  const tokens = /"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi
  const parts: string[] = []
  let done = 0
  for (let found = tokens.exec(json); found !== null; found = tokens.exec(json)) {
    const { 0: token, index } = found
    const end = token === '"' ? endOfText(json, index) : index + token.length
    tokens.lastIndex = end
    isName.lastIndex = end
    const part = json.slice(index, end)
    if (token === '"' ? !needsCare.test(part) || isName.test(json) : isExact(part)) continue
    parts.push(json.slice(done, index), token === '"' ? tamedText(part) : `"${part}"`)
    done = end
  }
  return parts.join('') + json.slice(done)
}

/** Behind the quotation mark that ends it: the first one that is not escaped. */
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

function tamedText(text: string): string {
  return JSON.stringify((JSON.parse(text) as string).replaceAll('\u0000', '').toWellFormed())
}

function isExact(number: string): boolean {
  return Number.isSafeInteger(Number(number)) || !/^-?\d+$/.test(number)
}
