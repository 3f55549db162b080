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
    description: 'Encrypts stored values and signs cursors; the same for all processes',
    readBy: ['api', 'worker', 'start', 'command'],
    requiredBy: ['api', 'worker'],
    defaultNote: 'generated with the embedded database',
    isSecret: true,
    hint,
  },
  CHANNEL_DATA_DIR: {
    ...text('a directory'),
    description: "The directory of the embedded database, its secret, the demo's key and files",
    readBy: ['api', 'worker', 'start', 'command'],
    default: '.channel',
  },
  MEDIA_DIRECTORY: {
    ...text('a directory'),
    description: 'The directory of the files of messages, shared by all machines',
    readBy: users,
    defaultNote: '`media` in `CHANNEL_DATA_DIR`',
  },
  MEDIA_S3_BUCKET: {
    ...text('the name of a bucket'),
    description: 'A bucket of an S3-compatible service for these files, instead of the directory',
    readBy: users,
  },
  MEDIA_S3_PREFIX: {
    ...text('the beginning of the names of objects'),
    description: 'The beginning of the names of the files in the bucket',
    readBy: users,
  },
  MEDIA_S3_ENDPOINT: {
    ...webUrl(),
    description: 'The address of the S3-compatible service',
    readBy: users,
    defaultNote: "Amazon's",
  },
  MEDIA_BASE_URL: {
    ...baseUrl(),
    description: 'The public address of the files, for example of a cache in front of them',
    readBy: ['api', 'worker', 'start', 'command'],
    defaultNote: '`media` below `PUBLIC_URL`',
  },
} as const satisfies Record<string, Variable>
