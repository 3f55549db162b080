import { java, openapiGenerator, python, testTools } from './generated-clients.fixtures.ts'

/** Its values of other parameters are too random: it writes a space into a path, for an id with a pattern that allows it. */
const paths = ['/v1/me', '/v1/accounts', '/v1/labels', '/v1/labels/{id}', '/v1/webhook_deliveries/{id}']

testTools([
  {
    name: 'openapi-generator-java',
    needs: [python, java, 'mvn -version'],
    commands: [
      ...openapiGenerator('java', '--library native'),
      'cp Main.java client/src/main/java',
      'cd client && mvn -q -DskipTests compile dependency:build-classpath -Dmdep.outputFile=classpath',
      'java -cp "client/target/classes:$(cat client/classpath)" Main',
    ],
  },
  {
    name: 'specmatic',
    title: 'Specmatic loads the document and finds no fault in the responses',
    needs: [python, java],
    commands: [
      // Its jar is in the package too.
      'python3 -m venv venv && venv/bin/pip install -q --no-deps specmatic==2.55.3',
      `java -jar venv/lib/python*/site-packages/specmatic/core/specmatic.jar test openapi.json \
        --testBaseURL "$BASE" --filter "METHOD='GET' && PATH='${paths.join(',')}'" > log || { tail -c 4000 log; false; }`,
      "sed -n 's/.*Successes: [1-9][0-9]*, //p' log",
    ],
    prints: ['Failures: 0, WIP: 0, Errors: 0'],
  },
])
