import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
// Use the workspace's compiler, not the one that other generators depend on.
const compiler = join(dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')), 'bin/tsc')

/** Type-checks the directory `included` with the workspace's compiler options. */
export async function checkTypes(directory: string, included: string): Promise<CommandCost> {
  const configuration = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      skipLibCheck: true,
      typeRoots: [join(root, 'node_modules/@types')],
      // Generated JavaScript has declarations.
      allowJs: false,
    },
    include: [included],
  }
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(configuration))
  return measureCommand([compiler, '--project', '.'], directory)
}
