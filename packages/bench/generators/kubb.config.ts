import { pluginZod } from '@kubb/plugin-zod'
import { defineConfig } from 'kubb/config'

export default defineConfig({ input: './openapi.json', output: { path: './kubb' }, plugins: [pluginZod()] })
