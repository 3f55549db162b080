import type { JsonObject } from '../read/json.ts'

const texts: Record<string, string> = {
  'date-time': '2026-01-31T09:30:00Z',
  date: '2026-01-31',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'ada@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/a',
  url: 'https://example.com/a',
  'uri-reference': '/a',
  uuid: '0190b6a1-4c5e-7cc3-9f0e-6e2f6a1b2c3d',
  byte: 'YQ==',
}

/** A text for a schema: by its format, its pattern or its length. */
export function sampleText({ format, pattern, minLength, maxLength }: JsonObject): string {
  const known = texts[String(format)]
  const matching = known === undefined && typeof pattern === 'string' ? matchOf(pattern) : undefined
  const min = Number(minLength ?? 0)
  // A longer match may be needed; a text is not repeated without end.
  const text = known ?? matching ?? 'text'.padEnd(Math.min(min, 10_000), 'x')
  return typeof maxLength === 'number' && text.length > maxLength ? text.slice(0, maxLength) : text
}

/** A text that matches a pattern of literals, classes, groups and quantifiers. Undefined for others. */
function matchOf(pattern: string): string | undefined {
  try {
    const reader = new PatternReader(pattern)
    const text = reader.alternatives()
    return reader.isAtEnd && new RegExp(pattern, 'u').test(text) ? text : undefined
  } catch {
    return undefined
  }
}

class PatternReader {
  readonly #pattern: string
  #at = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#pattern.length
  }

  /** The first alternative. The others are skipped. */
  alternatives(): string {
    const first = this.#sequence()
    while (this.#takes('|')) this.#sequence()
    return first
  }

  #sequence(): string {
    let text = ''
    while (!this.isAtEnd && !/[|)]/.test(this.#pattern[this.#at]!)) {
      const part = this.#atom()
      text += part.repeat(this.#count())
    }
    return text
  }

  #atom(): string {
    const character = this.#pattern[this.#at++]!
    if (character === '^' || character === '$') return ''
    if (character === '.') return 'a'
    if (character === '\\') return this.#escape()
    if (character === '[') return this.#class()
    if (character !== '(') return character
    if (this.#takes('?')) {
      if (!this.#takes(':')) throw new Error('An assertion.')
    }
    const text = this.alternatives()
    if (!this.#takes(')')) throw new Error('A group without an end.')
    return text
  }

  #escape(): string {
    const character = this.#pattern[this.#at++] ?? ''
    if (character === 'd') return '1'
    if (character === 'w') return 'a'
    if (character === 's') return ' '
    if (character === 'b') return ''
    if (/[A-Za-z1-9]/.test(character)) throw new Error('Another escape.')
    return character
  }

  /** The first character of a class; of a negated one, a letter or digit that it allows. */
  #class(): string {
    const start = this.#at - 1
    while (this.#pattern[this.#at] !== ']') this.#at += this.#pattern[this.#at] === '\\' ? 2 : 1
    const matches = new RegExp(this.#pattern.slice(start, ++this.#at), 'u')
    const found = [...'a1A-_ .:/+@#'].find((character) => matches.test(character))
    if (found === undefined) throw new Error('A class of other characters.')
    return found
  }

  #count(): number {
    const [quantifier = '', min] = /^(?:\{(\d+)(?:,\d*)?\}|[*+?])\??/.exec(this.#pattern.slice(this.#at)) ?? []
    this.#at += quantifier.length
    if (min !== undefined) return Math.min(Number(min), 1000)
    return quantifier.startsWith('*') || quantifier.startsWith('?') ? 0 : 1
  }

  #takes(character: string): boolean {
    if (this.#pattern[this.#at] !== character) return false
    this.#at++
    return true
  }
}
