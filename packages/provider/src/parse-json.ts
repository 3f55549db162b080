/** What makes a second look necessary: NUL, surrogates, and whole numbers of 16 digits or more, each as JSON writes it. */
const needsCare = /\\u(?:0000|d[89a-f])|[\ud800-\udfff]|(?:^|[:,[\s])-?\d{16}/i

/** Where texts begin and end, what is escaped in them, and numbers, in what is JSON. No match is long: none may fill a stack. */
const tokens = /"|\\ud[89ab]..\\ud[c-f]..|\\u....|\\.|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi

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
    return needsCare.test(text) ? JSON.parse(tamed(text.toWellFormed())) : json
  } catch {
    return undefined
  }
}

function tamed(json: string): string {
  let isInText = false
  return json.replace(tokens, (token) => {
    if (token === '"') isInText = !isInText
    else if (/^\\u0000/.test(token)) return ''
    else if (/^\\ud[89a-f]..$/i.test(token)) return String.raw`\ufffd`
    else if (!isInText && !isExact(token)) return `"${token}"`
    return token
  })
}

function isExact(number: string): boolean {
  return Number.isSafeInteger(Number(number)) || !/^-?\d+$/.test(number)
}
