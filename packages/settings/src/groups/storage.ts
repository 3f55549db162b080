import { baseUrl, databaseUrl, secrets, text, webUrl } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

const hint = '`npm start` sets it.'
const users = ['api', 'worker', 'command'] as const

export const storage = {
  DATABASE_URL: {
    ...databaseUrl(),
    description: 'Your own PostgreSQL, 15 or later, instead of the embedded one',
    readBy: ['api', 'worker', 'start', 'command'],
    requiredBy: ['api', 'worker'],
    defaultNote: 'the embedded database',
    isSecret: true,
    needs: { names: ['CHANNEL_SECRET'], in: ['start'] },
    hint,
  },
  CHANNEL_SECRET: {
    ...secrets(),
    description: 'Encrypts stored values and signs cursors; must be the same for all processes',
    readBy: ['api', 'worker', 'start', 'command'],
    requiredBy: ['api', 'worker'],
    defaultNote: 'generated with the embedded database',
    isSecret: true,
    hint,
  },
  CHANNEL_DATA_DIR: {
    ...text('a directory'),
    description:
      "The directory of local data: the embedded database, its secret, the demo's API key and, by default, message files",
    readBy: ['api', 'worker', 'start', 'command'],
    default: '.channel',
  },
  MEDIA_DIRECTORY: {
    ...text('a directory'),
    description: 'The directory of message files; must be shared by all machines',
    readBy: users,
    defaultNote: '`media` in `CHANNEL_DATA_DIR`',
  },
  MEDIA_S3_BUCKET: {
    ...text('a bucket name'),
    description: 'A bucket of an S3-compatible service that stores these files instead of the directory',
    readBy: users,
  },
  MEDIA_S3_PREFIX: {
    ...text('a key prefix, such as files/'),
    description: 'The prefix of the object keys in the bucket',
    readBy: users,
  },
  MEDIA_S3_ENDPOINT: {
    ...webUrl(),
    description: 'The URL of the S3-compatible service',
    readBy: users,
    defaultNote: 'Amazon S3',
  },
  MEDIA_BASE_URL: {
    ...baseUrl(),
    description: 'The public base URL of message files, for example that of a CDN in front of the API',
    readBy: ['api', 'worker', 'start', 'command'],
    defaultNote: '`PUBLIC_URL` followed by `/media`',
  },
} as const satisfies Record<string, Variable>
