import { isIdentified } from './to-inbound.ts'

/** An update that is well-formed but cannot be used. */
export class UnusableUpdate extends Error {
  override readonly name = 'UnusableUpdate'
}

/** @throws UnusableUpdate */
export function requireIdentified(identity: Parameters<typeof isIdentified>[0]): void {
  if (!isIdentified(identity)) throw new UnusableUpdate('It contains no phone number or user id in a known format.')
}
