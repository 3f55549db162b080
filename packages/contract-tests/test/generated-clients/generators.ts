/** A generator of clients, and a program that uses its client. */
export interface Generator {
  readonly name: string
  /** Commands of a shell that fail if the toolchain is missing. */
  readonly needs: readonly string[]
  readonly files: Readonly<Record<string, string>>
  /** Install, generate, compile and run: each a command of a shell. */
  readonly commands: readonly string[]
  /** The last lines that the last command prints. */
  readonly expected: readonly string[]
}

const python = 'python3 -m venv --help'
const calls = [
  'me api_key',
  'pages 2',
  'upload med_',
  'error resource_not_found',
  'webhook message.received',
  'unknown tea.poured',
]

const pythonProgram = `import io, json, os
from channel.api.labels import get_label, list_labels
from channel.api.media import create_media
from channel.api.meta import get_me
from channel.client import AuthenticatedClient
from channel.models import MediaCreate, MessageReceivedEvent, OtherEvent
from channel.types import UNSET, File

client = AuthenticatedClient(base_url=os.environ["BASE"], token="chn_live_any")
print("me", get_me.sync(client=client).data.object_)
pages, cursor = 0, UNSET
while cursor is not None:
    page = list_labels.sync(client=client, cursor=cursor)
    pages, cursor = pages + 1, page.next_cursor
print("pages", pages)
file = File(payload=io.BytesIO(b"%PDF-1.7"), file_name="a.pdf", mime_type="application/pdf")
print("upload", create_media.sync(os.environ["ACCOUNT"], client=client, body=MediaCreate(file=file)).data.id[:4])
failing = client.with_headers({"Prefer": "code=404"})
print("error", get_label.sync("lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X", client=failing).error.code)
print("webhook", MessageReceivedEvent.from_dict(json.load(open("known.json"))).type_)
print("unknown", OtherEvent.from_dict(json.load(open("unknown.json"))).type_)
`

const goProgram = `package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"
)

func main() {
	ctx := context.Background()
	key := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer chn_live_any")
		return nil
	}
	notFound := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Prefer", "code=404")
		return nil
	}
	client := must(NewClientWithResponses(os.Getenv("BASE"), WithRequestEditorFn(key)))
	fmt.Println("me", must(client.GetMeWithResponse(ctx)).JSON200.Data.Object)
	pages, cursor := 0, (*string)(nil)
	for pages == 0 || cursor != nil {
		page := must(client.ListLabelsWithResponse(ctx, &ListLabelsParams{Cursor: cursor})).JSON200
		pages, cursor = pages+1, page.NextCursor
	}
	fmt.Println("pages", pages)
	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	must(must(writer.CreateFormFile("file", "a.pdf")).Write([]byte("%PDF-1.7")))
	writer.Close()
	account, params := os.Getenv("ACCOUNT"), &CreateMediaParams{}
	media := must(client.CreateMediaWithBodyWithResponse(ctx, account, params, writer.FormDataContentType(), &form))
	fmt.Println("upload", media.JSON201.Data.Id[:4])
	fmt.Println("error", must(client.GetLabelWithResponse(ctx, "lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X", notFound)).JSON404.Error.Code)
	var known MessageReceivedEvent
	var other OtherEvent
	read("known.json", &known)
	read("unknown.json", &other)
	fmt.Println("webhook", known.Type)
	fmt.Println("unknown", other.Type)
}

func read(file string, event any) {
	if err := json.Unmarshal(must(os.ReadFile(file)), event); err != nil {
		panic(err)
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}
`

/** The jar of openapi-generator is in a package of PyPI. */
const openapiGenerator = (language: string, ...options: string[]) => [
  'python3 -m venv venv && venv/bin/pip install -q openapi-generator-cli==7.26.0',
  `venv/bin/openapi-generator-cli generate -i openapi.json -g ${language} -o client ${options.join(' ')}`,
]

const checkTypes =
  'npx --yes -p typescript@5.9.3 tsc --noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler'

export const generators: readonly Generator[] = [
  {
    name: 'openapi-python-client',
    needs: [python],
    files: { 'main.py': pythonProgram },
    commands: [
      'python3 -m venv venv && venv/bin/pip install -q openapi-python-client==0.29.1',
      'venv/bin/openapi-python-client generate --path openapi.json --output-path channel --meta none 2>&1 | tee log',
      '! grep -q "Unable to" log',
      'venv/bin/python main.py',
    ],
    expected: calls,
  },
  {
    name: 'oapi-codegen',
    needs: ['go version'],
    files: {
      'main.go': goProgram,
      'go.mod': 'module channel\n\ngo 1.24\n',
      'config.yaml': 'package: main\ngenerate: { models: true, client: true }\noutput: client.go\n',
    },
    commands: [
      'go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -config config.yaml openapi.json',
      'go mod tidy && go build -o main . && ./main',
    ],
    expected: calls,
  },
  {
    name: 'openapi-generator python',
    needs: [python, 'java -version'],
    files: {},
    commands: [
      ...openapiGenerator('python'),
      'venv/bin/pip install -q ./client && venv/bin/python -c "import openapi_client"',
    ],
    expected: [],
  },
  {
    name: 'openapi-generator go',
    needs: [python, 'java -version', 'go version'],
    files: {},
    // Without the prefix, equal values of two enums are the same constant.
    commands: [
      ...openapiGenerator('go', '--additional-properties=enumClassPrefix=true'),
      'cd client && rm -rf test && go mod tidy && go build ./...',
    ],
    expected: [],
  },
  {
    name: 'openapi-generator java',
    needs: [python, 'java -version', 'mvn -version'],
    files: {},
    commands: [...openapiGenerator('java', '--library native'), 'cd client && mvn -q -DskipTests compile'],
    expected: [],
  },
  {
    name: 'openapi-generator typescript-fetch',
    needs: [python, 'java -version'],
    files: {},
    commands: [...openapiGenerator('typescript-fetch'), `${checkTypes} client/index.ts`],
    expected: [],
  },
  {
    name: 'hey-api',
    needs: ['npx --version'],
    files: {},
    commands: [
      'npx --yes -p typescript@5.9.3 -p @hey-api/openapi-ts@0.99.0 openapi-ts -i openapi.json -o client',
      `${checkTypes} client/index.ts`,
    ],
    expected: [],
  },
  {
    name: 'orval',
    needs: ['npx --version'],
    files: {},
    commands: [
      'npx --yes -p orval@8.38.0 orval --input openapi.json --output client/index.ts --client fetch',
      `${checkTypes} client/index.ts`,
    ],
    expected: [],
  },
]
