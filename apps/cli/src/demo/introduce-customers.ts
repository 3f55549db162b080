import { Failure } from '../output/failure.ts'
import { demoAccounts, demoContactsOf, demoMessageId, demoMessages } from './demo-data.ts'

/**
 * Tells the simulated provider the names of the demo's contacts and the messages that they have written, so that its page shows
 * the same conversations as the API. It can be repeated.
 *
 * @param url the simulator's URL
 * @throws Failure if the simulator refuses
 */
export async function introduceCustomers(url: string): Promise<void> {
  for (const [position, account] of demoAccounts.entries()) {
    const customers = demoContactsOf(account).map(({ phone_number, name }, index) => ({
      from: phone_number,
      name,
      messages: position === 0 ? messagesOf(index) : [],
    }))
    const response = await fetch(`${url}/_control/numbers/${account.phone_number_id}/customers`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ customers }),
    })
    if (!response.ok) throw new Failure(`The simulated provider refused the demo's contacts: ${await response.text()}`)
  }
}

function messagesOf(contact: number): { id: string; text: string }[] {
  return demoMessages.flatMap(({ from, content }, index) =>
    from === contact ? [{ id: demoMessageId(index), text: content }] : [],
  )
}
