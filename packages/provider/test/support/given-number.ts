import type { Simulator } from '@channel/simulator'

let numbers = 0

/** A number in a new account with its own token. */
export function givenNumber(simulator: Simulator) {
  numbers++
  const number = { wabaId: String(5000 + numbers), phoneNumberId: String(100_000 + numbers), token: `token-${numbers}` }
  simulator.setNumber(number.phoneNumberId, {
    waba_id: number.wabaId,
    display_phone_number: `+49 30 ${100_000 + numbers}`,
    verified_name: 'Corner Bakery',
  })
  simulator.setToken(number.wabaId, number.token)
  return number
}
