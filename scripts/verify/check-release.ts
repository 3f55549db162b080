import { compareWithRelease } from '../diff/compare-with-release.ts'

/** Whether every break since the last release is announced, as `npm run -s diff` tells. */
export async function checkRelease(): Promise<{ ok: boolean; output: string }> {
  try {
    const { problems } = await compareWithRelease()
    return { ok: problems.length === 0, output: problems.join('\n') }
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) }
  }
}
