import { expectFirst } from '../checks/expect.ts'
import type { Target } from '../target/target.ts'

/** The templates of the target's account, after a sync. */
export async function givenTemplates(target: Target) {
  const { channel, account, session } = target
  return session.once('templates', async () => {
    const params = { path: { phone_number_id: account } }
    if (session.mayWrite) await channel.post('/v1/{phone_number_id}/templates/sync', { params })
    const { data } = await channel.get('/v1/{phone_number_id}/templates', { params })
    if (data.length === 0) target.skip('the provider has no template for the account')
    return data
  })
}

/** The name of a template of the target's account; the simulator has some for every account. */
export async function givenTemplate(target: Target): Promise<string> {
  return expectFirst(await givenTemplates(target)).name
}
