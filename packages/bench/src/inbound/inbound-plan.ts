/** The numbers that receive messages; the n-th message is for number n modulo 10. */
export const inboundNumbers: readonly string[] = Array.from({ length: 10 }, (_, index) =>
  String(307_540_352_242_900 + index),
)

/** Every tenth sender is new; the others have a contact and a conversation. */
export const newcomerEvery = 10

export const appSecret = 'the-secret-of-the-app-of-the-bench'

/** Makes the API accept webhooks that are signed with {@link appSecret}. */
export const providerSettings = { PROVIDER_APP_ID: '1', PROVIDER_APP_SECRET: appSecret, PROVIDER_VERIFY_TOKEN: 'bench' }

export const numberOf = (index: number): string => inboundNumbers[index % inboundNumbers.length] as string

/** The number of the n-th message's sender, in E.164 form. */
export const senderOf = (index: number): string => `+49151${String(index).padStart(8, '0')}`

/** Who receives and who sends the n-th message. */
export const inboundParties = { numberOf, senderOf }

/** Contacts that write to the numbers in turn, one to each. */
export const partiesOf = (numbers: readonly string[]): typeof inboundParties => ({
  numberOf: (index) => numbers[index % numbers.length] as string,
  senderOf: (index) => senderOf(index % numbers.length),
})

/** The provider's id of the n-th message. */
export const messageIdOf = (index: number): string => `wamid.bench${index}`

export const textOf = (index: number): string => `When do you open on day ${index}?`

/**
 * Splits `count` messages into batches of `size`; the last one has the rest. Returns the start and end index of
 * each.
 */
export function batchesOf(count: number, size: number): { readonly from: number; readonly to: number }[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, batch) => ({
    from: batch * size,
    to: Math.min(count, (batch + 1) * size),
  }))
}
