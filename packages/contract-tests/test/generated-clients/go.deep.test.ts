import { java, openapiGenerator, python, testTools } from './generated-clients.fixtures.ts'

const go = 'go version'
const build = 'go mod tidy && go build -o main . && ./main'

/** Equal values of two enums need a prefix, fields that are added later must not fail, and events are told apart by type. */
const options = [
  'enumClassPrefix=true',
  'disallowAdditionalPropertiesIfNotPresent=false',
  'useOneOfDiscriminatorLookup=true',
  'withGoMod=false',
]

testTools([
  {
    name: 'oapi-codegen',
    needs: [go],
    commands: [
      'go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -config config.yaml openapi.json',
      build,
    ],
  },
  {
    name: 'openapi-generator-go',
    needs: [python, java, go],
    commands: [...openapiGenerator('go', `--additional-properties ${options.join(',')}`), build],
  },
])
