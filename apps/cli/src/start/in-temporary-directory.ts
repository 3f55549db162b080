import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeEmbeddedDatabase } from '@channel/db'
import type { Environment } from '@channel/settings'

/** Settings that would lead to data which is not temporary, or to another provider. */
const settings = {
  DATABASE_URL: '',
  DATABASE_DIRECT_URL: '',
  CHANNEL_SECRET: '',
  REDIS_URL: '',
  MEDIA_DIRECTORY: '',
  MEDIA_S3_BUCKET: '',
  PROVIDER_BASE_URL: '',
  RATE_LIMIT_READS_PER_MINUTE: '0',
  RATE_LIMIT_WRITES_PER_MINUTE: '0',
} satisfies Environment

/** Runs `work` with the settings of a new data directory and without rate limits. Removes the directory afterwards. */
export async function inTemporaryDirectory(
  environment: Environment,
  work: (environment: Environment) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-trial-'))
  try {
    await work({ ...environment, ...settings, CHANNEL_DATA_DIR: directory })
  } finally {
    await removeEmbeddedDatabase({ dataDir: directory })
  }
}
