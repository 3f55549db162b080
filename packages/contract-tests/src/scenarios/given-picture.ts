import type { Target } from '../target/target.ts'
import { onAccount } from './given-paths.ts'

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The id of a picture that was uploaded to the target's account. */
export async function givenPicture(target: Target): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([pixel], { type: 'image/png' }), 'logo.png')
  const { data } = await target.send<{ id: string }>('createMedia', { ...onAccount(target), body })
  return data.id
}
