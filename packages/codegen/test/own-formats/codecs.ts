/** A decimal number, as a service may have it. It has no `toJSON`, so that only its codec can write it. */
export class Decimal {
  readonly cents: bigint
  constructor(cents: bigint) {
    this.cents = cents
  }
}

export const decimal = {
  decode(text: string): Decimal {
    if (!/^-?\d+\.\d\d$/.test(text)) throw new Error('it needs two decimal places')
    return new Decimal(BigInt(text.replace('.', '')))
  },
  encode({ cents }: Decimal): string {
    const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
    return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  },
}

export const seconds = {
  decode: (count: number): Date => new Date(count * 1000),
  encode: (date: Date): number => date.getTime() / 1000,
}

export const sku: RegExp = /^[A-Z]{3}-\d+$/

export function even(value: string | number): boolean {
  return Number(value) % 2 === 0
}

/** A value whose text shows that it is decoded. */
class Wrapped {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

export const wrapped = {
  decode: (value: unknown): Wrapped => new Wrapped(value),
  encode(wrapped: unknown): unknown {
    if (wrapped instanceof Wrapped) return wrapped.value
    throw new Error('it is not wrapped')
  },
}
