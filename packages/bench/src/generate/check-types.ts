import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
// The workspace's compiler, not the one that generators of types bring along.
const compiler = join(dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')), 'bin/tsc')

/**
 * Type-checks what lies in `included`, as strictly as the workspace is.
 *
 * @param options with `declarations`, every declaration file is checked too, the libraries' included
 */
export async function checkTypes(
  directory: string,
  included: string,
  options: { readonly declarations: boolean },
): Promise<CommandCost> {
  const configuration = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      skipLibCheck: !options.declarations,
      typeRoots: [join(root, 'node_modules/@types')],
      // What is generated has declarations.
      allowJs: false,
    },
    include: [included],
  }
  const name = `tsconfig.${included}.json`
  await writeFile(join(directory, name), JSON.stringify(configuration))
  return measureCommand([compiler, '--project', name], directory)
}
