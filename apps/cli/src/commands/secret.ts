import { invocation } from '../program-name.ts'
import { generateSecretCommand } from './generate-secret.ts'
import { pruneSecretsCommand } from './prune-secrets.ts'
import { rotateSecretCommand } from './rotate-secret.ts'
import { secretStatusCommand } from './secret-status.ts'

export const help = `
To replace the secret, while the service runs:
  1. ${invocation} secret generate    generates a new secret
  2. Set CHANNEL_SECRET=NEW,OLD for every process and for these commands, and restart every process. With the
     embedded database the new secret is already in the secret file: restart the service.
     For a rolling restart, use OLD,NEW first and then NEW,OLD.
  3. ${invocation} secret rotate      re-encrypts stored values with NEW
  4. Remove OLD when 'secret status' says so ('secret prune', with the embedded database), and restart again.`

export const verbs = [generateSecretCommand, pruneSecretsCommand, rotateSecretCommand, secretStatusCommand]
