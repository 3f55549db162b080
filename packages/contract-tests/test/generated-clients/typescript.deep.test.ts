import { java, openapiGenerator, python, testTools } from './generated-clients.fixtures.ts'

const npm = 'npm --version'
const install = (...packages: string[]) =>
  `echo '{ "type": "module" }' > package.json && npm install --silent typescript@5.9.3 tsx@4.23.15 @types/node@26.6.6 ${packages.join(' ')}`
const build = [
  'npx tsc --noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler main.ts',
  'npx tsx main.ts',
]

testTools([
  {
    name: 'openapi-generator-typescript-fetch',
    needs: [python, java, npm],
    commands: [...openapiGenerator('typescript-fetch'), install(), ...build],
  },
  {
    name: 'hey-api',
    needs: [npm],
    commands: [install('@hey-api/openapi-ts@0.99.0'), 'npx openapi-ts -i openapi.json -o client', ...build],
  },
  {
    name: 'orval',
    needs: [npm],
    commands: [install('orval@8.38.0'), 'npx orval', ...build],
  },
])
