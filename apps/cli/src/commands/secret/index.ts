import { invocation } from '../../program-name.ts'
import { nounCommand } from '../noun-command.ts'
import { generateSecretCommand } from './generate-secret.ts'
import { pruneSecretsCommand } from './prune-secrets.ts'
import { rotateSecretCommand } from './rotate-secret.ts'
import { secretStatusCommand } from './secret-status.ts'

const help = `
To replace the secret, while the service runs:
  1. ${invocation} secret generate    makes a new one
  2. Set CHANNEL_SECRET=NEW,OLD for every process and for these commands, and restart every process. With the
     embedded database the new secret is in the secret file already: restart the service.
     Where processes restart one after the other, do so with OLD,NEW first and then with NEW,OLD.
  3. ${invocation} secret rotate      seals what is stored with NEW
  4. Remove OLD when 'secret status' says so ('secret prune', with the embedded database), and restart again.`

export const secretCommand = nounCommand('secret', 'CHANNEL_SECRET, which protects what is stored: replace it', [
  generateSecretCommand,
  pruneSecretsCommand,
  rotateSecretCommand,
  secretStatusCommand,
]).addHelpText('after', help)
