import { demoAccounts } from './demo-data.ts'
import type { Demo } from './ensure-demo.ts'

/**
 * Loads the templates of the demo's accounts from the simulated provider, as the page and the API do.
 *
 * @param url the API's URL
 * @param log is called if they cannot be loaded; the demo works without them
 */
export async function syncDemoTemplates(url: string, { key }: Demo, log: (line: string) => void): Promise<void> {
  for (const { phone_number_id } of demoAccounts) {
    const response = await fetch(`${url}/v1/${phone_number_id}/templates/sync`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
    })
    if (!response.ok) log(`The templates of ${phone_number_id} could not be synced: ${await response.text()}`)
  }
}
