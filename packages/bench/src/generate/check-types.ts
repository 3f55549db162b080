import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
// Use the workspace's compiler, not the one that other generators depend on.
const compiler = join(dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')), 'bin/tsc')

/**
 * Type-checks the directory `included` with the workspace's compiler options.
 *
 * @param options with `declarations`, declaration files are checked too, including those of libraries. With
 *   `oneChecker`, in one thread: several checkers each repeat the types that they share, which depends on how the
 *   compiler divides the files, so that costs cannot be subtracted
 */
export async function checkTypes(
  directory: string,
  included: string,
  options: { readonly declarations: boolean; readonly oneChecker?: boolean },
): Promise<CommandCost> {
  const configuration = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      skipLibCheck: !options.declarations,
      typeRoots: [join(root, 'node_modules/@types')],
      // Generated JavaScript has declarations.
      allowJs: false,
    },
    include: [included],
  }
  const name = `tsconfig.${included}.json`
  await writeFile(join(directory, name), JSON.stringify(configuration))
  return measureCommand([compiler, '--project', name, ...(options.oneChecker ? ['--checkers', '1'] : [])], directory)
}
