import { java, openapiGenerator, python, testTools } from './generated-clients.fixtures.ts'

testTools([
  {
    name: 'openapi-python-client',
    needs: [python],
    commands: [
      'python3 -m venv venv && venv/bin/pip install -q openapi-python-client==0.29.1',
      'venv/bin/openapi-python-client generate --path openapi.json --output-path channel --meta none 2>&1 | tee log',
      '! grep -q "Unable to" log',
      'venv/bin/python main.py',
    ],
  },
  {
    name: 'openapi-generator-python',
    needs: [python, java],
    commands: [...openapiGenerator('python'), 'venv/bin/pip install -q ./client', 'venv/bin/python main.py'],
  },
])
