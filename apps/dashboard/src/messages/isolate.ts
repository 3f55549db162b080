/** Characters that change the direction of what follows, and those that end it. */
const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const isOther =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const [start, end] = ['\u2068', '\u2069']

/**
 * A value in a sentence, such as a name, so that its direction does not change that of the sentence. Values without letters or
 * controls of the other direction stay as they are.
 */
function isolate(value: string): string {
  return isOther.test(value) ? `${start}${value.replace(controls, '')}${end}` : value
}

/** All texts; those with values isolate them. */
export function isolateTexts<Texts>(texts: Texts): Texts {
  return wrap(texts) as Texts
}

function wrap(value: unknown): unknown {
  if (typeof value === 'function')
    return (...values: unknown[]) => value(...values.map((each) => (typeof each === 'string' ? isolate(each) : each)))
  if (Array.isArray(value)) return value.map(wrap)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wrap(each)]))
}
