import { nounCommand } from '../noun-command.ts'
import { createKeyCommand } from './create-key.ts'
import { listKeysCommand } from './list-keys.ts'
import { revokeKeyCommand } from './revoke-key.ts'

export const keyCommand = nounCommand('key', 'API keys', [createKeyCommand, listKeysCommand, revokeKeyCommand])
