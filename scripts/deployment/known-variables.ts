import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeVariable, namesFor, type VariableName, variableNames } from '../../packages/settings/src/processes.ts'
import { root } from '../command/paths.ts'

/** The text of a file of the repository. */
export const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Variables of the AWS SDK and of Node that the service is started with. */
const ofLibraries = ['AWS_REGION', 'AWS_SHARED_CREDENTIALS_FILE', 'NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS']
/** Fixed by the image or the chart. */
const fixed = ['PORT', 'METRICS_PORT', 'CHANNEL_DATA_DIR', 'MEDIA_DIRECTORY', 'NODE_ENV']
const isSecret = (name: VariableName) => describeVariable(name).isSecret === true

/** Every variable that may be set for the service: a setting, the file of a secret one, or one of its libraries. */
export const knownVariables: readonly string[] = [
  ...variableNames,
  ...variableNames.filter(isSecret).map((name) => `${name}_FILE`),
  ...ofLibraries,
]

const ofService = variableNames.filter((name) =>
  [...namesFor('api'), ...namesFor('worker')].some((own) => own === name),
)

/** The names in `settings` of the chart. */
export const chartSettings = [
  ...ofService.filter((name) => !isSecret(name) && !fixed.includes(name)),
  ...ofLibraries.filter((name) => !name.endsWith('_FILE')),
]
/** The names in `secret.keys` of the chart. */
export const chartSecrets = ofService.filter(isSecret)
